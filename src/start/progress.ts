/** How far the page is read, where the browser cannot move the bar by itself (`animation-timeline`). */
export function showProgress(): void {
  if (CSS.supports('animation-timeline: scroll()')) return
  addEventListener(
    'scroll',
    () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement
      const progress = scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0
      document.querySelector<HTMLElement>('[data-progress]')?.style.setProperty('scale', `${progress} 1`)
    },
    { passive: true },
  )
}
