import { languages } from '../../src/i18n/languages'

/** A file may be valid for less than a year (RFC 9116). Each build renews it. In days. */
const validity = 360

/** The content of security.txt (R-TRUST-1). @param email of the agency */
export function securityText(email: string, now: Date): string {
  const expires = new Date(now.getTime() + validity * 24 * 60 * 60 * 1000).toISOString()
  return `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: ${languages.join(', ')}\n`
}
