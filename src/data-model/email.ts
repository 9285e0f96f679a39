/**
 * A complete e-mail address: something, an at sign, and a domain with a dot; no `mailto:` and no `<…>` around it. One
 * rule for the forms and the inbox.
 */
export const emailPattern = /^[^\s@,;:<>()]+@[^\s@,;:<>().]+(\.[^\s@,;:<>().]+)*\.[^\s@,;:<>().]{2,}$/
