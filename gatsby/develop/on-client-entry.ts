import { showMistakes } from './show-mistakes'

/** Before the app of `gatsby develop` starts: shows mistakes in the data over the page. */
export function onClientEntry(): void {
  showMistakes(new EventSource('/___mistakes'))
}
