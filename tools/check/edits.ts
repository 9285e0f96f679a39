/** `npm run test:edits`: edits each field, list and section of the site as people do; minutes. `npm test` tries some. */
import { runCommand } from '../support/command'
import { Problem } from '../support/problem'
import { launch } from '../support/processes'

const main = async () => {
  const env = { ...process.env, EDITS: 'all' }
  const code = await launch('jest', ['tests/edits'], { env }).done
  if (code !== 0) throw new Problem('Validation accepts an edit that a test does not. The reason stands above.')
}

runCommand(main)
