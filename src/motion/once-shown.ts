/**
 * After the next frame: what a visitor does is answered and painted first, and a page is laid out when its fonts are there.
 * @param delay after it, in ms
 */
export const onceShown = (action: () => void, delay?: number) => requestAnimationFrame(() => setTimeout(action, delay))
