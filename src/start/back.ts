import { type Layer, settlingMark, signal } from '../signals/signals'
import { root } from './dom'

/** What lies open over the page, the uppermost last. */
const open: Layer[] = []

/** The page that it lies over. */
let page = ''

/** How many layers the entry of the history stands for. */
const depth = (): number => history.state?.layers ?? 0

/** Whether the history is on its way back over entries of layers, which takes a moment. */
const isSettling = () => root.hasAttribute(settlingMark)

/** Gives every open layer its entry in the history, and takes those out whose layers are gone. */
function settle(): void {
  const isDue = depth() > open.length
  root.toggleAttribute(settlingMark, isDue)
  if (isDue) history.go(open.length - depth())
  while (depth() < open.length) history.pushState({ ...history.state, layers: depth() + 1 }, '')
  page = location.pathname
}

function add(layer: Layer): void {
  open.push(layer)
  if (!isSettling()) settle()
}

/** A layer is closed, and with it what lay over it. */
function remove(layer: Layer): void {
  const place = open.indexOf(layer)
  if (place < 0) return
  open.splice(place)
  if (isSettling()) return
  root.toggleAttribute(settlingMark)
  setTimeout(settle)
}

/** A link in a layer leads on: its page takes the layer's place in the history. */
export function leaveLayers(): void {
  open.length = 0
}

function onPopState(event: PopStateEvent): void {
  // The app's router comes later: it hears of pages, and nothing of layers.
  const isOurs = isSettling()
  if (location.pathname === page && (isOurs || depth() < open.length)) event.stopImmediatePropagation()
  while (!isOurs && open.length > depth()) open.pop()?.hidePopover()
  // What was opened on the way stays; Back or Forward to a layer of another time leads past it.
  settle()
}

/** Back closes the uppermost layer, before it leads anywhere (R-CHROME-4): each is an entry of the history. */
export function closeByBack(): void {
  addEventListener('popstate', onPopState)
  addEventListener('pageshow', settle)
  // A page that comes under an open layer: what was opened last stays.
  addEventListener(signal.page, () => isSettling() || settle())
  addEventListener(signal.layer, ({ detail }) => (detail.isOpen ? add : remove)(detail))
  addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (!(target instanceof HTMLElement)) return
      if (newState !== 'open') remove(target)
      // What a pointer opens by passing over it, it closes as well.
      else if (!target.dataset.hovered) add(target)
    },
    true,
  )
}
