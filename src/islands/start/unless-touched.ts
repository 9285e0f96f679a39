const signsOfTouch = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Runs an action after a delay, unless the visitor touches the page before.
 * @param delay in ms
 * @param whenTouched runs in place of the action
 * @returns a function that cancels both
 */
export function unlessTouched(action: () => void, delay: number, whenTouched: () => void): () => void {
  const waiting = new AbortController()
  function cancel() {
    waiting.abort()
    clearTimeout(pending)
  }
  function onTouch() {
    cancel()
    whenTouched()
  }
  for (const sign of signsOfTouch) addEventListener(sign, onTouch, { signal: waiting.signal, passive: true })
  const pending = setTimeout(() => {
    cancel()
    action()
  }, delay)
  return cancel
}
