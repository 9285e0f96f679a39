/** What a production build cannot do without, and why (product, "Values that the specification does not show"). */
const required = {
  GATSBY_CONTACT_WEBHOOK_URL: 'the address that the general form posts to',
  GATSBY_EVENT_WEBHOOK_URL: 'the address that the pharmacy event form posts to',
  SITE_URL: 'the origin of the site, for canonical links, for example https://www.example.com',
}

/** One sentence for each variable that is missing or not an address; an empty list lets the build go on. */
export function missingVariables(environment: Record<string, string | undefined>): string[] {
  return Object.entries(required).flatMap(([name, purpose]) => {
    const value = environment[name]
    if (!value) return `The environment variable ${name} is missing. Set it to ${purpose}.`
    return URL.canParse(value) ? [] : `The environment variable ${name} is "${value}". Set it to ${purpose}.`
  })
}
