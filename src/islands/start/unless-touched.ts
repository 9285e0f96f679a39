const signsOfTouch = ['pointerdown', 'keydown', 'wheel'] as const

/** Runs an action once the page is loaded: a browser that jumps to the place of a hash does so until then. */
function whenLoaded(action: () => void): void {
  if (document.readyState === 'complete') action()
  else addEventListener('load', action)
}

/**
 * Runs an action after a delay, unless the visitor touches the page before.
 * @param delay in ms, from the load of the page on
 * @param whenTouched runs in place of the action
 * @returns a function that cancels both
 */
export function unlessTouched(action: () => void, delay: number, whenTouched: () => void): () => void {
  const waiting = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  function cancel() {
    waiting.abort()
    clearTimeout(timer)
  }
  function onTouch() {
    cancel()
    whenTouched()
  }
  function run() {
    cancel()
    action()
  }
  for (const sign of signsOfTouch) addEventListener(sign, onTouch, { signal: waiting.signal, passive: true })
  whenLoaded(() => {
    if (!waiting.signal.aborted) timer = setTimeout(run, delay)
  })
  return cancel
}
