import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

import { inProject, root } from './support/project'

const unknown = /^(?<place>.+:\d+):\d+ - Unknown word \((?<word>.+?)\)/gm

/**
 * Words of data/ and locales/ that no dictionary has: one line for each, with its places. CSpell reads `cspell.json` in
 * the folder, and takes the words of data/site.json as known.
 * @throws Error with the output of CSpell if it does not run
 */
export async function unknownWords(folder = root): Promise<string[]> {
  const options = ['lint', '--no-progress', '--no-summary', '--no-color']
  const cspell = spawn(process.execPath, [inProject('node_modules/cspell/bin.mjs'), ...options], { cwd: folder })
  const ended = new Promise((resolve) => cspell.once('exit', resolve))
  const [found, errors, code] = await Promise.all([text(cspell.stdout), text(cspell.stderr), ended])
  const places = new Map<string, string[]>()
  for (const { groups: { word = '', place = '' } = {} } of found.matchAll(unknown)) {
    places.set(word, [...(places.get(word) ?? []), place])
  }
  if (code !== 0 && places.size === 0) throw new Error(`CSpell did not run:\n${found}${errors}`)
  return [...places].map(([word, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    return `${word} (${first}${more})`
  })
}
