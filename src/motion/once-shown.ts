/**
 * After the next frame: what a visitor does is answered and painted first, and a page is laid out when its fonts are there.
 * An observer is told of that frame once it is done; `requestAnimationFrame` is a part of it. Actions that are due after the
 * same frame come in any order.
 * @param delay after it, in ms
 */
export function onceShown(action: () => void, delay?: number): void {
  new IntersectionObserver((_seen, observer) => {
    observer.disconnect()
    setTimeout(action, delay)
  }).observe(document.documentElement)
}
