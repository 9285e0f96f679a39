/** One rule of `_headers`: its path, the headers that it removes, the headers that it adds. */
export type HeaderRule = { path: string; removes: string[]; sets: Record<string, string> }

/** Reads a build's `_headers`. */
export function readHeaderRules(text: string): HeaderRule[] {
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n')
      const entries = lines.map((line) => line.trim())
      const sets = entries.flatMap((line): [string, string][] => {
        const colon = line.indexOf(':')
        return line.startsWith('!') || colon < 0 ? [] : [[line.slice(0, colon), line.slice(colon + 1).trim()]]
      })
      const removes = entries.flatMap((line) => (line.startsWith('! ') ? [line.slice(2).trim()] : []))
      return { path: path.trim(), removes, sets: Object.fromEntries(sets) }
    })
}

const covers = (rule: HeaderRule, path: string) =>
  rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path

/** The value of a header for a kind of path, after all rules that cover the path. */
export function headerAt(name: string, path: string, rules: readonly HeaderRule[]): string {
  return rules
    .filter((rule) => covers(rule, path))
    .reduce((value, { sets, removes }) => sets[name] ?? (removes.includes(name) ? '' : value), '')
}
