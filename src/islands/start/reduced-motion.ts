/** Whether the visitor wants as little motion as possible. */
export function isReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion)').matches
}
