/**
 * `npm run validate`: finds every mistake in data/ and locales/, without a build, and files in another layout than the
 * formatter's. It also names words that no dictionary has, and what no page uses: no build stops for them. `-- --quick`
 * leaves layout and words out.
 */
import { formatMistakes } from '../gatsby/validate/mistake'
import { readAndCheck } from '../gatsby/validate/validate-data'
import { listWarnings, warningsIn } from '../gatsby/validate/warnings'
import { writeSchemas } from '../gatsby/validate/write-schemas'
import { launch } from './support/command'
import { root } from './support/project'
import { CommandError, say } from './support/terminal'

export const main = async () => {
  const options = process.argv.slice(2)
  const quick = options.includes('--quick')
  const unknown = options.find((option) => option !== '--quick')
  if (unknown)
    throw new CommandError(
      `"${unknown}" is no option: every file and language is checked. The one there is: -- --quick`,
    )
  writeSchemas(root)
  const { data, mistakes } = readAndCheck(root)
  if (mistakes.length > 0) throw new CommandError(formatMistakes(mistakes, root))
  if (!quick && !(await launch('biome', ['format', 'data', 'locales']).ended).isGood)
    throw new CommandError('The data is valid, but its layout differs, as Biome says above. Run npm run format')
  const warnings = data ? listWarnings(warningsIn(data), root) : ''
  if (warnings) say(warnings)
  say('The data is valid.')
  if (!quick && !(await launch('cspell', ['lint', '--no-progress', '--no-summary']).ended).isGood)
    say('No dictionary has the words above. Correct them, or add them to cspell.json.')
}
