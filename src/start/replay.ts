import { isRunning } from '../signals/signals'
import { startApp } from './start-app'

/** Longer than this, in ms, nobody waits for the app: the browser does what it can do alone. */
const patience = 6000
/** Time between two looks, in ms. */
const pause = 50

/** Resolves as soon as `isReady`; rejects when the app cannot be had or patience ends. */
function ready(isReady: () => boolean): Promise<void> {
  const deadline = Date.now() + patience
  return new Promise((resolve, reject) => {
    startApp().catch(reject)
    function look() {
      if (isReady()) resolve()
      else if (Date.now() > deadline) reject()
      else setTimeout(look, pause)
    }
    look()
  })
}

/** Does `act` as soon as `isReady`, or `without` when that does not come. */
function later(element: HTMLElement, isReady: () => boolean, act: () => void, without: () => void): void {
  element.ariaBusy = 'true'
  ready(isReady)
    .then(act, without)
    .finally(() => {
      element.ariaBusy = null
    })
}

const isPlain = (event: MouseEvent) =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null
  if (isRunning() || !target || !isPlain(event)) return
  event.preventDefault()
  const without = () => target instanceof HTMLAnchorElement && location.assign(target.href)
  later(target, isRunning, () => target.click(), without)
}

/** A form whose code has come turns the browser's own validation off. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.noValidate) return
  event.preventDefault()
  // Not through `form.submit`: a control may have that name.
  const without = () => HTMLFormElement.prototype.submit.call(form)
  later(
    form,
    () => form.noValidate,
    () => form.requestSubmit(),
    without,
  )
}

/** What only the app can do (`data-replay`, sending a form) is kept until it runs, and done then. */
export function replayWhatIsDoneEarly(): void {
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
}
