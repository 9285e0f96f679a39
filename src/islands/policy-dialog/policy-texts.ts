/** Phrases of the policy dialog, by their keys in locales/. */
export const policyTexts = [
  'footer.privacy',
  'footer.cookie',
  'policy.close',
  'policy.loading',
  'policy.unreachable',
  'policy.openDirectly',
  'policy.retry',
] as const

export type PolicyText = (typeof policyTexts)[number]
