import { onceShown } from '../motion/once-shown'
import { closest } from './dom'
import { startApp } from './start-app'

/** What a visitor does before wanting anything of the app. */
const signs = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const

/** A finger on a link to another page: the page is about to go, and the app with it. */
const leadsAway = (event: PointerEvent) =>
  event.pointerType !== 'mouse' && closest<HTMLAnchorElement>(event, 'a:not([data-replay])')?.hash === ''

/** A page that comes under a pointer that rests is told so by some browsers, as a move that leads nowhere. */
const rests = (event: PointerEvent) => event.type === 'pointermove' && !event.movementX && !event.movementY

/** Whether somebody was here before this script: has scrolled, or stands in a control. */
const hasBegun = () => (scrollY > 0 && !location.hash) || document.activeElement !== document.body

/** Starts the app at the first sign that somebody is there. A page that scrolls to its hash by itself is no sign. */
export function startAtFirstSign(): void {
  const listening = new AbortController()
  function onSign(event: Event) {
    if (event instanceof PointerEvent && (leadsAway(event) || rests(event))) return
    if (event.type === 'scroll' && location.hash) return
    listening.abort()
    onceShown(startApp)
  }
  const listenTo = (sign: string) => addEventListener(sign, onSign, { capture: true, signal: listening.signal })
  signs.forEach(listenTo)
  onceShown(() => {
    // Not before: the browser moves a pointer that rests over the page within its first frame.
    listenTo('pointermove')
    if (hasBegun()) startApp()
  })
}
