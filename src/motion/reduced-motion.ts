/** Whether the visitor wants as little motion as possible. */
export function isReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
