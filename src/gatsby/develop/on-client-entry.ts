import { showMistakes } from './show-mistakes'

/** Before the app of `gatsby develop` starts: mistakes in the data are shown over the page. */
export function onClientEntry(): void {
  showMistakes(new EventSource('/___mistakes'))
}
