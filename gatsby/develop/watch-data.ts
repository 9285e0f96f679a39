import { watch } from 'node:fs'

import { formatProblems } from '../validate/problem'
import { validateData } from '../validate/validate-data'
import { publishMistakes } from './mistakes'
import { copySoundData, writtenFolders } from './sound-copy'

type Say = { error: (line: string) => unknown; success: (line: string) => unknown }

/** Editors write a file in several steps, so a check waits this long after a change, in ms. */
const pause = 100

/**
 * Checks the data, shows its mistakes in the terminal and over the page, and copies it into the site if it has none.
 * @param reported the report before this one
 */
export function checkData(root: string, say: Say, reported: string): string {
  const problems = validateData(root)
  const text = problems.length > 0 ? formatProblems(problems, root, 'The pages stay as they were.') : ''
  if (text === '') copySoundData(root)
  if (text === reported) return reported
  if (text) say.error(text)
  else say.success('The data is sound again.')
  publishMistakes(text)
  return text
}

/**
 * Checks the data now and after every change. Resolves as soon as it has no mistake: before, there is nothing to show.
 */
export function watchData(root: string, say: Say): Promise<void> {
  let reported = ''
  let timer: NodeJS.Timeout | undefined
  return new Promise((resolve) => {
    const check = () => {
      reported = checkData(root, say, reported)
      if (reported === '') resolve()
    }
    check()
    for (const folder of writtenFolders(root)) {
      watch(folder, { recursive: true }, () => {
        clearTimeout(timer)
        timer = setTimeout(check, pause)
      })
    }
  })
}
