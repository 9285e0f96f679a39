/** Before the app starts. The pages of a build carry the start script themselves. */
export function onClientEntry(): void {
  if (process.env.NODE_ENV !== 'production') {
    void import('../start')
    void import('./develop/show-mistakes').then(({ showMistakes }) => showMistakes(new EventSource('/___mistakes')))
  }
}
