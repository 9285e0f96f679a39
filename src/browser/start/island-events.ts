import { setAttribute } from '../../contract/attributes'
import { afterNextFrame } from '../after-next-frame'
import { pageForms } from '../form-elements'
import { isUnderWay, showUnderWay } from '../under-way'
import { firstFrame } from './deferred-drawings'
import { closest, isPlainClick, root } from './dom'
import { code, type Island, islands } from './islands'
import { loadCode, logLost } from './load-code'

async function handOver(island: Island, element: HTMLElement, event: Event): Promise<void> {
  // What the browser would do by itself waits until the island's code is there.
  const isPress = island.withoutCode !== undefined && /click|submit/.test(event.type)
  if (isPress) {
    event.preventDefault()
    if (isUnderWay(element)) return
  }
  const showIdle = isPress ? showUnderWay(element) : () => {}
  try {
    const { handle } = await loadCode({ ...island, load: code[island.folder] }, isPress)
    showIdle()
    handle(element, event)
  } catch (error) {
    logLost(error)
    showIdle()
    if (isPress) island.withoutCode?.(element)
  }
}

function onEvent(event: Event): void {
  for (const island of islands) {
    const element = island.events.includes(event.type) && closest(event, island.elements)
    if (!element || (event instanceof MouseEvent && event.type === 'click' && !isPlainClick(event))) continue
    void handOver(island, element, event)
  }
}

/** Fetches the code of forms when one is less than a screen away. Firefox remembers a failure: not without a line. */
function fetchNearForms(): void {
  const observer = new IntersectionObserver(
    (seen) => {
      if (navigator.onLine && seen.some(({ isIntersecting }) => isIntersecting))
        loadCode({ folder: 'form', load: code.form }, false).then(() => observer.disconnect(), logLost)
    },
    { rootMargin: '100%' },
  )
  for (const form of pageForms()) observer.observe(form)
}

/** Fetches the code of an island when a visitor touches what it serves, and hands it what the visitor did. */
export function handleIslands(): void {
  for (const type of new Set(islands.flatMap(({ events }) => events))) addEventListener(type, onEvent, true)
  afterNextFrame(fetchNearForms, firstFrame)
  setAttribute(root, 'scripts')
}
