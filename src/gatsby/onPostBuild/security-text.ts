import { languages } from '../../i18n/languages'

type Contact = { email: string; origin: string; today: Date }

/** Where to report a fault of security (RFC 9116). It says until when it may be believed: a year from the build. */
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
