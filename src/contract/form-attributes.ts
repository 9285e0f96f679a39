import { attribute, withAttribute } from './attributes'
import type { Webhook } from './form-definition'

/** What the HTML of a form (src/sections/form) says to code in browsers (src/browser/form). */

/** What can be wrong with a field; each has its message in locales/<language>/forms.json. */
export type Problem = 'required' | 'email' | 'consent'

export const formSelector = `form${withAttribute('form')}`

/** What a form says of itself. */
export type AboutForm = {
  /** Key of its draft, and prefix of its ids: one for each form of the site. */
  id: string
  /** Where it posts its values. Its definition is found by this. */
  webhook: Webhook
  /** The site, or the form on it, that the payload names. */
  source: string
  /** The interest of its page: chosen at first, or part of the payload where visitors choose none. Empty for none. */
  interest: string
}

export const formAttributes = ({ id, webhook, source, interest }: AboutForm) => ({
  ...attribute('form', id),
  ...attribute('webhook', webhook),
  ...attribute('source', source),
  ...attribute('interest', interest),
})

/** The last option of a select knows its values in the other languages: drafts and addresses may have those. */
export const optionAttributes = (elsewhere: readonly string[]) => attribute('also', elsewhere.join(' '))

/** The message beside a field for one thing that can be wrong with it. */
export const messageAttributes = (formId: string, field: string, problem: Problem) => ({
  id: `${formId}-${field}-${problem}`,
  hidden: true,
})

/** How a request ended. A time-out or a broken connection leaves open whether it arrived: unconfirmed (R-FORM-11). */
export const outcomes = ['success', 'refused', 'offline', 'unconfirmed'] as const
export type Outcome = (typeof outcomes)[number]

export const outcomeAttributes = (outcome: Outcome) => ({ ...attribute('outcome', outcome), hidden: true })

export const mailingSelector = `form${withAttribute('mailing')}`
