import type { Layer } from '../layer-events'

/** The open layers, the uppermost last. */
const open: Layer[] = []

/** True while the history goes back over the entries of closed layers, which takes a moment. */
let isGoingBack = false

/** How many open layers the current entry of the history stands for. */
const depth = (): number => history.state?.layers ?? 0

/** Gives every open layer its entry in the history, and goes back over the entries of layers that are closed. */
function matchHistory(): void {
  isGoingBack = depth() > open.length
  if (isGoingBack) history.go(open.length - depth())
  while (depth() < open.length) history.pushState({ ...history.state, layers: depth() + 1 }, '')
}

/** A layer was opened: Back closes it (R-CHROME-4). */
function layerOpened(layer: Layer): void {
  if (open.includes(layer)) return
  open.push(layer)
  if (!isGoingBack) matchHistory()
}

/** A layer was closed in another way than by Back: its entry leaves the history. Layers that lay over it are closed too. */
function layerClosed(layer: Layer): void {
  const index = open.indexOf(layer)
  if (index < 0) return
  open.splice(index)
  if (isGoingBack) return
  isGoingBack = true
  // After the click that closed it: a link may have begun to lead to another page.
  setTimeout(matchHistory)
}

function onPopState(): void {
  while (!isGoingBack && open.length > depth()) open.pop()?.hidePopover()
  matchHistory()
}

/**
 * Opens a page that was chosen in a layer. The page takes the place of the layer's entry, so that Back leads to the page
 * that was open before, and to no closed menu.
 */
export function leaveLayerFor(address: string): void {
  open.length = 0
  location.replace(address)
}

/** Whether the current entry of the history is that of a layer. */
export const isInLayer = (): boolean => depth() > 0

function onBeforeToggle({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLElement)) return
  if (newState !== 'open') layerClosed(target)
  // A list that a hovering pointer opened closes when the pointer leaves: it needs no entry.
  else if (!target.dataset.hovered) layerOpened(target)
}

/** Back closes the uppermost layer before it leads to another page (R-CHROME-4). */
export function closeLayersByBack(): void {
  addEventListener('popstate', onPopState)
  addEventListener('pageshow', matchHistory)
  addEventListener('beforetoggle', onBeforeToggle, true)
  addEventListener('layer-opened', ({ detail }) => layerOpened(detail))
  addEventListener('layer-closed', ({ detail }) => layerClosed(detail))
}
