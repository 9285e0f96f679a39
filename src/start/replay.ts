import { isRunning } from '../signals/signals'
import { closest } from './dom'
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

/** The app has taken over a page; a form is taken over by itself, when its code has come. */
const isTaken = (element: HTMLElement): boolean => element.closest('form')?.noValidate ?? isRunning()

/** Does `act` as soon as the app has the element, or `without` when that does not come. */
function later(element: HTMLElement, act: () => void, without: () => void): void {
  element.ariaBusy = 'true'
  ready(() => isTaken(element))
    .then(act, without)
    .finally(() => {
      element.ariaBusy = null
    })
}

export const isPlain = (event: MouseEvent) =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

function onClick(event: MouseEvent): void {
  const target = closest<HTMLAnchorElement>(event, 'a[data-replay]')
  if (!target || isTaken(target) || !isPlain(event)) return
  event.preventDefault()
  later(
    target,
    () => target.click(),
    () => location.assign(target.href),
  )
}

/** A form whose code has come turns the browser's own validation off. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || isTaken(form)) return
  event.preventDefault()
  later(
    form,
    () => form.requestSubmit(),
    // Not through `form.submit`: a control may have that name.
    () => HTMLFormElement.prototype.submit.call(form),
  )
}

/** What only the app can do (`data-replay`, sending a form) is kept until it runs, and done then. */
export function replayWhatIsDoneEarly(): void {
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
}
