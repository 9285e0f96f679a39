import { withAttribute } from '../../contract/attributes'
import { limits } from '../../contract/constants'
import { formSelector } from '../../contract/form-attributes'
import { sendByMail } from '../form-elements'
import { sayBeside } from '../say-beside'

/** Fetches the code of an island from its folder: a function that gets the element and each event of the island. */
export const code = {
  form: () => import('../form/index'),
  dialog: () => import('../dialog/index'),
  'cookie-preferences': () => import('../cookie-preferences/index'),
  sum: () => import('../sum/index'),
  tooltips: () => import('../tooltips/index'),
}

/** Parts of a page whose code comes when a visitor uses them, or comes near a form. Their HTML is made by the build, like all HTML. */
export type Island = {
  /** Selector of the elements that it serves. */
  elements: string
  /** What a visitor does to such an element that asks for the code. */
  events: readonly string[]
  /** The folder of its code in src/browser. */
  folder: keyof typeof code
  /** What happens where the code cannot be had. An island that has it takes clicks and submits over from the browser. */
  withoutCode?: (element: HTMLElement) => void
  /** How long a press waits for the code, in ms, if not as long as others. */
  limit?: number
}

function openDocument(link: HTMLElement): void {
  // The browser's page about a lost line would replace this one.
  if (!navigator.onLine) sayBeside(link, 'policy.unreachable')
  else if (link instanceof HTMLAnchorElement) location.assign(link.href)
}

export const islands: readonly Island[] = [
  {
    elements: formSelector,
    events: ['focusin', 'pointerdown', 'submit'],
    folder: 'form',
    withoutCode: sendByMail,
  },
  {
    elements: `a${withAttribute('policy')}`,
    events: ['pointerover', 'focusin', 'touchstart', 'click'],
    folder: 'dialog',
    withoutCode: openDocument,
    limit: limits.dialogCode,
  },
  {
    elements: `a${withAttribute('cookie-preferences')}`,
    events: ['click'],
    folder: 'cookie-preferences',
    withoutCode: (link) => sayBeside(link, 'notices.noReload'),
  },
  {
    elements: withAttribute('sum'),
    events: ['click'],
    folder: 'sum',
    withoutCode: (button) => sayBeside(button, 'sum.unavailable'),
  },
  {
    elements: withAttribute('note'),
    events: ['pointerover', 'focusin', 'click'],
    folder: 'tooltips',
  },
]
