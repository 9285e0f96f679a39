import { withAttribute } from '../../contract/attributes'
import { limits } from '../../contract/constants'
import { formSelector } from '../../contract/form-attributes'
import { sendByMail } from '../form/elements'
import { sayBeside } from '../say-beside'

/** Parts of a page whose code comes when a visitor touches them. Their HTML is made by the build, like all HTML. */
export type Island = {
  /** Selector of the elements that it serves. */
  elements: string
  /** What a visitor does to such an element that asks for the code. */
  events: readonly string[]
  /** The folder of its code in src/browser. */
  folder: string
  /** Fetches the code, which exports a function that gets the element and each event of the island. */
  load: () => Promise<{ handle: (element: HTMLElement, event: Event) => void }>
  /**
   * What happens where the code cannot be had, in place of what the browser would have done. An island that has it takes
   * clicks and submits over from the browser.
   */
  withoutCode?: (element: HTMLElement) => void
  /** How long a press waits for the code, in ms, if not as long as others. */
  limit?: number
}

function openDocument(link: HTMLElement): void {
  // The browser's own page about a lost line would take the place of this one.
  if (!navigator.onLine) sayBeside(link, 'policy.unreachable')
  else if (link instanceof HTMLAnchorElement) location.assign(link.href)
}

export const formIsland: Island = {
  elements: formSelector,
  events: ['focusin', 'pointerdown', 'submit'],
  folder: 'form',
  load: () => import('../form/index'),
  withoutCode: sendByMail,
}

/** The islands that answer a touch. */
export const islands: readonly Island[] = [
  formIsland,
  {
    elements: `a${withAttribute('policy')}`,
    events: ['pointerover', 'focusin', 'touchstart', 'click'],
    folder: 'dialog',
    load: () => import('../dialog/index'),
    withoutCode: openDocument,
    limit: limits.dialogCode,
  },
  {
    elements: `a${withAttribute('cookie-preferences')}`,
    events: ['click'],
    folder: 'cookie-preferences',
    load: () => import('../cookie-preferences/index'),
    withoutCode: (link) => sayBeside(link, 'notices.noReload'),
  },
  {
    elements: withAttribute('sum'),
    events: ['click'],
    folder: 'sum',
    load: () => import('../sum/index'),
    withoutCode: (button) => sayBeside(button, 'sum.unavailable'),
  },
  {
    elements: withAttribute('note'),
    events: ['pointerover', 'focusin', 'click'],
    folder: 'tooltips',
    load: () => import('../tooltips/index'),
  },
]
