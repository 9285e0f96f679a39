/** After the next frame: what a visitor does is answered and painted first, and a page is laid out when its fonts are there. */
export const onceShown = (action: () => void) => requestAnimationFrame(() => setTimeout(action))
