/**
 * Checks one request by the rules of the site's own payloads (`schemas`, in JSON Schema), and gives it a key: the same
 * words from the same person on the same day are a repeat, for each click has a time of its own.
 */
export function check({ webhookUrl, headers, body }, schemas, origins) {
  const form = webhookUrl.replace(/\/$/, '').split('/').pop()
  const schema = schemas[form]
  if (!schema) return { valid: false, problems: [`There is no form "${form}".`] }

  const matches = (rule, value) => {
    if (rule.anyOf) return rule.anyOf.some((option) => matches(option, value))
    if (rule.const !== undefined) return value === rule.const
    if (rule.enum) return rule.enum.includes(value)
    if (typeof value !== 'string' || value.length > 10000) return false
    if (rule.minLength && value.trim().length < rule.minLength) return false
    return !rule.pattern || new RegExp(rule.pattern).test(value)
  }
  const isGroup = typeof body === 'object' && body !== null && !Array.isArray(body)
  const sent = isGroup ? body : {}
  const problems = [
    ...schema.required.filter((name) => !(name in sent)).map((name) => `${name} is missing.`),
    ...Object.keys(sent)
      .filter((name) => !(name in schema.properties))
      .map((name) => `${name} is unknown.`),
    ...Object.entries(schema.properties)
      .filter(([name, rule]) => name in sent && !matches(rule, sent[name]))
      .map(([name]) => `${name} is not as the form sends it.`),
  ]
  // A browser names the page's origin; a robot that posts here directly does not.
  if (origins.length > 0 && !origins.includes(headers.origin)) problems.push('This is not sent by the site.')

  const { timestamp, ...words } = sent
  const day = new Date().toISOString().slice(0, 10)
  const own = Object.keys(words)
    .sort()
    .map((name) => [name, name === 'email' ? String(words.email).toLowerCase() : words[name]])
  return { valid: problems.length === 0, problems, form, payload: sent, day, key: JSON.stringify([form, day, own]) }
}
