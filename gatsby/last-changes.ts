import { execFileSync } from 'node:child_process'

const dateLine = /^date (.+)$/

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

/** @example parseChanges('date 2026-01-02\n\na.json\nb.json\n') // Map { 'a.json' → '2026-01-02', 'b.json' → '2026-01-02' } */
export function parseChanges(log: string): Map<string, string> {
  const changes = new Map<string, string>()
  let date = ''
  for (const line of log.split('\n')) {
    date = dateLine.exec(line)?.[1] ?? date
    // The newest commit comes first.
    if (line && !dateLine.test(line) && !changes.has(line)) changes.set(line, date)
  }
  return changes
}

/**
 * The date of each file's last commit in a folder: the same for everyone who builds the same commit. Empty without a
 * repository, or with a shallow clone of it.
 */
export function lastChanges(folder: string): Map<string, string> {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map()
    return parseChanges(git('log', '--date=short', '--format=date %cd', '--name-only', '--', folder))
  } catch {
    return new Map()
  }
}
