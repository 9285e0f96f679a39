import { watch } from 'node:fs'
import { join } from 'node:path'

import { formatMistakes } from '../validate/mistake'
import { validateData } from '../validate/validate-data'

type Say = { error: (line: string) => unknown; success: (line: string) => unknown }

/** Editors write a file in several steps, so a check waits this long after a change, in ms. */
const pause = 100

/** The mistakes in the data as the terminal shows them; empty if there is none. */
let mistakes = ''

/** Checks the data, and tells its mistakes to the terminal if they have changed. */
export async function checkData(root: string, say: Say): Promise<void> {
  const found = await validateData(root)
  const text = found.length > 0 ? formatMistakes(found, root, 'A page may be old or missing until then.') : ''
  if (text === mistakes) return
  mistakes = text
  if (text) say.error(text)
  else say.success('The data is valid again.')
}

/** Checks the data now and after every change. Resolves once it has no mistake: before, there is nothing to show. */
export function watchData(root: string, say: Say): Promise<void> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined
    // One after another: the last to end has read the newest files.
    let checks = Promise.resolve()
    const check = () => {
      checks = checks.then(() => checkData(root, say)).then(() => (mistakes === '' ? resolve() : undefined))
    }
    check()
    for (const folder of ['data', 'locales'])
      watch(join(root, folder), { recursive: true }, () => {
        clearTimeout(timer)
        timer = setTimeout(check, pause)
      })
  })
}
