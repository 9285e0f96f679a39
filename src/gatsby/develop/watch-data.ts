import { watch } from 'node:fs'

import { formatProblems } from '../validate/problem'
import { validateData } from '../validate/validate-data'
import { tellMistakes } from './mistakes'
import { copySoundData, writtenFolders } from './sound-copy'

type Say = { error: (line: string) => unknown; success: (line: string) => unknown }

/** Editors write a file in several steps, so a check waits this long after a change, in ms. */
const pause = 100

/**
 * Checks the data, shows its mistakes in the terminal and over the page, and copies it into the site if it has none.
 */
export function look(root: string, say: Say, told: string): string {
  const problems = validateData(root)
  const text = problems.length > 0 ? formatProblems(problems, root, 'The pages stay as they were.') : ''
  if (text === '') copySoundData(root)
  if (text === told) return told
  if (text) say.error(text)
  else say.success('The data is sound again.')
  tellMistakes(text)
  return text
}

/**
 * Checks the data now and after every change. Resolves as soon as it has no mistake: before, there is nothing to show.
 */
export function watchData(root: string, say: Say): Promise<void> {
  let told = ''
  let timer: NodeJS.Timeout | undefined
  return new Promise((resolve) => {
    const lookAgain = () => {
      told = look(root, say, told)
      if (told === '') resolve()
    }
    lookAgain()
    for (const folder of writtenFolders(root)) {
      watch(folder, { recursive: true }, () => {
        clearTimeout(timer)
        timer = setTimeout(lookAgain, pause)
      })
    }
  })
}
