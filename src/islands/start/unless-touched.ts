const signsOfTouch = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Does something after a delay (ms), unless the visitor touches the page before: whoever scrolls is left where he is.
 * Returns what calls it off.
 */
export function unlessTouched(action: () => void, delay: number): () => void {
  const touched = new AbortController()
  const callOff = () => {
    touched.abort()
    clearTimeout(pending)
  }
  for (const sign of signsOfTouch) addEventListener(sign, callOff, { signal: touched.signal, passive: true })
  const pending = setTimeout(() => {
    callOff()
    action()
  }, delay)
  return callOff
}
