type Redirect = { fromPath: string; toPath: string }

/** A path as browsers ask for it: with escapes in place of spaces and accents. */
const asked = (path: string): string => new URL(path, 'https://host.example').pathname

/** The host's rules: permanent redirects. The host keeps the search, the browser the hash. */
export const redirectRules = (redirects: readonly Redirect[]): string =>
  redirects.map(({ fromPath, toPath }) => `${asked(fromPath)} ${toPath} 301\n`).join('')
