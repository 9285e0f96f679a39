/** `npm run validate`: finds every mistake in data/ and locales/, and files that the formatter would lay out otherwise. */
import { formatMistakes } from '../gatsby/validate/mistake'
import { validateData } from '../gatsby/validate/validate-data'
import { writeSchemas } from '../gatsby/validate/write-schemas'
import { passes } from './support/command'
import { root } from './support/project'
import { CommandError, say } from './support/terminal'

export const main = async () => {
  writeSchemas(root)
  const mistakes = await validateData(root)
  if (mistakes.length > 0) throw new CommandError(formatMistakes(mistakes, root))
  if (!(await passes('biome', ['format', 'data', 'locales'])))
    throw new CommandError('The data is valid, but its layout differs, as Biome says above. Run npm run format')
  say('The data is valid.')
}
