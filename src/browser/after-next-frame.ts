/**
 * Runs an action after the next frame is painted. An observer is called when that frame is done, where
 * `requestAnimationFrame` would run before it.
 * @param delay after the frame, in ms
 */
export function afterNextFrame(action: () => void, delay?: number): void {
  new IntersectionObserver((_seen, observer) => {
    observer.disconnect()
    setTimeout(action, delay)
  }).observe(document.documentElement)
}
