import { languageEntries } from '../i18n/languages'

/** Values of the general form's selects (R-FORM-2). Free of zod: the browser needs them, too. */
export const sharedInterests = [
  'ecommerce-zero',
  'ecommerce-established',
  'ecommerce-underperforming',
  'marketing-performance',
  'strategic-consulting',
  'training-support',
] as const
export const sharedBudgets = ['5k-15k', '15k-50k', '50k-100k', '100k+'] as const

const lasts = Object.values(languageEntries).map(({ lastOptions }) => lastOptions)

/** `interest` options of the general form, of all languages. */
export const interests = [...sharedInterests, ...lasts.map(({ interest }) => interest)]

/** `budget` options of the general form, of all languages. */
export const budgets = [...sharedBudgets, ...lasts.map(({ budget }) => budget)]
