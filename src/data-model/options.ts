/** Values of the general form's selects (specification, section 3). Free of zod: the browser needs them, too. */
export const sharedInterests = [
  'ecommerce-zero',
  'ecommerce-established',
  'ecommerce-underperforming',
  'marketing-performance',
  'strategic-consulting',
  'training-support',
] as const
export const sharedBudgets = ['5k-15k', '15k-50k', '50k-100k', '100k+'] as const

/** The last options, whose values differ between the English and the Italian page. */
export const lastOptions = {
  en: { interest: 'other', budget: 'to-evaluate' },
  it: { interest: 'altro', budget: 'da-valutare' },
} as const
