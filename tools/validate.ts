/** `npm run validate`: finds every mistake in data/ and locales/. Their layout is free: people and the editor write it. */
import { formatMistakes } from '../gatsby/validate/mistake'
import { validateData } from '../gatsby/validate/validate-data'
import { writeSchemas } from '../gatsby/validate/write-schemas'
import { root } from './support/project'
import { CommandError, say } from './support/terminal'

export const main = async () => {
  writeSchemas(root)
  const mistakes = await validateData(root)
  if (mistakes.length > 0) throw new CommandError(formatMistakes(mistakes, root))
  say('The data is valid.')
}
