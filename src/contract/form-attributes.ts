import { withAttribute } from './attributes'

/** What the HTML of a form (src/sections/form) says to code in browsers (src/browser/form). */

/** What can be wrong with a field; each has its message in locales/<language>/forms.json. */
export type Problem = 'required' | 'email' | 'consent'

export const formSelector = `form${withAttribute('form')}`

/** The message beside a field for one thing that can be wrong with it. */
export const messageAttributes = (formId: string, field: string, problem: Problem) => ({
  id: `${formId}-${field}-${problem}`,
  hidden: true,
})

/** How a request ended. A time-out or a broken connection leaves open whether it arrived: unconfirmed (R-FORM-11). */
export const outcomes = ['success', 'refused', 'offline', 'unconfirmed'] as const
export type Outcome = (typeof outcomes)[number]
