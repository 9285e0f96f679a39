import type { Layer } from '../layer-events'

/** The open layers, the uppermost last. */
const open: Layer[] = []

/** True while the history goes back over the entries of closed layers, which takes a moment. */
let isGoingBack = false

/** For each layer that the current entry of the history stands for: how many entries lie from here to the one below it. */
let steps: number[] = history.state?.steps ?? []

/** How many entries the history had when we wrote the last one. */
let known = history.length

/** How many open layers the current entry of the history stands for. */
const depth = (): number => history.state?.layers ?? 0

/** Writes an entry for so many layers; it lies `added` entries above the last one. */
function push(layers: number, added: () => number): void {
  // A link to a place in the page may have written an entry that stands for no layer.
  const below = steps.slice(0, depth())
  history.pushState({ ...history.state, layers }, '')
  steps = below.map((distance) => distance + added())
  if (layers > steps.length) steps.push(1)
  known = history.length
  history.replaceState({ ...history.state, steps }, '')
}

/**
 * A click inside a layer's frame adds entries to the history that belong to the frame. We put one of ours above them, so that
 * Back closes the layer first, whatever was clicked in its frame.
 */
function coverFrameEntries(): void {
  if (depth() > 0 && history.length > known) push(depth(), () => Math.max(1, history.length - known))
}

let watch: ReturnType<typeof setInterval> | undefined

/** No event tells a page of entries that a frame adds. */
function watchFrames(): void {
  clearInterval(watch)
  watch = setInterval(() => (open.length > 0 ? coverFrameEntries() : clearInterval(watch)), 200)
}

/** Gives every open layer its entry in the history, and goes back over the entries of layers that are closed. */
function matchHistory(): void {
  isGoingBack = depth() > open.length
  // Some browsers drop a frame's entries together with the frame. In a full history (50 entries) we have not counted them:
  // without the -1, Firefox would go back by 0 entries, which loads the page again.
  if (isGoingBack)
    history.go(Math.min(-1, -(steps[open.length] ?? depth() - open.length) - Math.min(0, history.length - known)))
  while (depth() < open.length) push(depth() + 1, () => 1)
}

/** A layer was opened: Back closes it (R-CHROME-4). */
function layerOpened(layer: Layer): void {
  if (open.includes(layer)) return
  open.push(layer)
  watchFrames()
  if (!isGoingBack) matchHistory()
}

/** A layer was closed in another way than by Back: its entry leaves the history. Layers that lay over it are closed too. */
function layerClosed(layer: Layer): void {
  const index = open.indexOf(layer)
  if (index < 0) return
  if (!isGoingBack) coverFrameEntries()
  open.splice(index)
  if (isGoingBack) return
  isGoingBack = true
  // After the click that closed it: a link may have begun to lead to another page.
  setTimeout(matchHistory)
}

/** Whether Back has led from our entry above a frame's entries to one of these. */
const isAmongFrameEntries = (own: readonly number[]) =>
  depth() === steps.length && (own.at(-1) ?? 0) < (steps.at(-1) ?? 0)

function onPopState(): void {
  const own: number[] = history.state?.steps ?? []
  if (!isGoingBack && isAmongFrameEntries(own)) {
    steps = steps.map((distance) => distance - 1)
    open.pop()?.hidePopover()
  } else {
    while (!isGoingBack && open.length > depth()) open.pop()?.hidePopover()
    steps = own
    known = history.length
  }
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

/** The popovers of the page. An extension may open popovers of its own, which Back does not close. */
const ours = '#menu, #languages, [data-not-online] + [popover]'

function onBeforeToggle({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(ours)) return
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
