import { languages } from '../../src/i18n/languages'

type Contact = { email: string; origin: string; today: Date }

/** The text of security.txt (RFC 9116): the address for reports, and a date of expiry one year after the build. */
export function securityText({ email, origin, today }: Contact): string {
  const expires = new Date(today)
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
