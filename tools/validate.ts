/**
 * `npm run validate`: finds every mistake in data/ and locales/, without a build, and files in another layout than the
 * formatter's. It also names words that no dictionary has, and files and entries that no page uses: no build stops for them. `-- --quick` leaves
 * layout and words out.
 */
import { parseArgs } from 'node:util'

import { formatMistakes } from '../gatsby/validate/mistake'
import { readAndCheck } from '../gatsby/validate/validate-data'
import { listWarnings, warningsIn } from '../gatsby/validate/warnings'
import { unknownWords } from './spelling'
import { wrongLayouts } from './support/layout'
import { root } from './support/project'
import { CommandError, say } from './support/terminal'

export const main = async () => {
  const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values
  const words = quick ? [] : unknownWords()
  const { data, mistakes } = readAndCheck(root)
  if (mistakes.length > 0) throw new CommandError(formatMistakes(mistakes, root))
  const wrong = quick ? [] : wrongLayouts(root)
  if (wrong.length > 0)
    throw new CommandError(`The data is sound. Only its layout differs: npm run format\n  ${wrong.join('\n  ')}`)
  if (!data) return
  const warnings = listWarnings(warningsIn(data), root)
  if (warnings) say(warnings)
  say('The data is sound.')
  for (const word of await words) say(`No dictionary has ${word}. Correct it, or add it to cspell.json.`)
}
