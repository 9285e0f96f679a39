/** Acts after the next frame is painted; `requestAnimationFrame` would act before. @param delay after the frame, in ms */
export function afterNextFrame(action: () => void, delay?: number): void {
  new IntersectionObserver((_seen, observer) => {
    observer.disconnect()
    setTimeout(action, delay)
  }).observe(document.documentElement)
}
