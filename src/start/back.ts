import { type Layer, settlingMark, signal } from '../signals/signals'
import { root } from './dom'

/** What lies open over the page, the uppermost last. */
const open: Layer[] = []

/** How many layers the entry of the history stands for. */
const depth = (): number => history.state?.layers ?? 0

/** Takes entries out of the history whose layers are gone. */
function settle(): void {
  const isDue = depth() > open.length
  root.toggleAttribute(settlingMark, isDue)
  if (isDue) history.go(open.length - depth())
}

function add(layer: Layer): void {
  open.push(layer)
  history.pushState({ ...history.state, layers: open.length }, '')
}

/** A layer is closed, and with it what lay over it. */
function remove(layer: Layer): void {
  const place = open.indexOf(layer)
  if (place < 0) return
  open.splice(place)
  if (root.hasAttribute(settlingMark)) return
  root.toggleAttribute(settlingMark)
  setTimeout(settle)
}

/** A link in a layer leads on: its page takes the layer's place in the history. */
export function leaveLayers(): void {
  open.length = 0
}

function onPopState(event: PopStateEvent): void {
  const isOurs = root.hasAttribute(settlingMark)
  root.removeAttribute(settlingMark)
  // Back or Forward to a layer of another time.
  if (depth() > open.length) settle()
  if (depth() >= open.length && !isOurs) return
  while (open.length > depth()) open.pop()?.hidePopover()
  // The app's router comes later: it hears nothing of layers.
  event.stopImmediatePropagation()
}

/** Back closes the uppermost layer, before it leads anywhere (R-CHROME-4): each is an entry of the history. */
export function closeByBack(): void {
  addEventListener('popstate', onPopState)
  addEventListener('pageshow', settle)
  addEventListener(signal.layer, ({ detail }) => (detail.isOpen ? add : remove)(detail))
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (!(target instanceof HTMLElement) || !target.popover) return
      if (newState !== 'open') remove(target)
      // What a pointer opens by passing over it, it closes as well.
      else if (!target.dataset.hovered) add(target)
    },
    true,
  )
}
