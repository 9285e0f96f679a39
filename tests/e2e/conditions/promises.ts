/** What a page promises after each action, under every condition. A look returns faults, one line each. */
import { strayParts } from '../support/fit'
import { valuesOf } from '../support/form-test'
import { overflowing } from '../support/overflow'
import { overlapping } from '../support/overlap'
import type { Visit } from './visit'

type Promised = {
  look: (visit: Visit) => Promise<string[]>
  /** Runs in the page, and breaks it. */
  broken?: () => void
}

/** That an action ends in something to see, with the focus where it leads, is asked in actions.ts. */
export const promises: Record<string, Promised> = {
  'all in the width of the screen': {
    look: async ({ page }) => [...(await overflowing(page)), ...(await strayParts(page))],
    broken: () => document.querySelector<HTMLElement>('main h2')?.style.setProperty('width', '5000px'),
  },
  'words apart, whole and in sight': {
    look: ({ page }) => overlapping(page),
    broken: () => document.querySelector<HTMLElement>('main h2')?.style.setProperty('margin-bottom', '-90px'),
  },
  'what was typed': {
    look: async ({ page, typed }) => {
      const now = await valuesOf(page, [...typed.keys()])
      return [...typed].flatMap(([name, value]) => (now[name] === value ? [] : [`${name} holds "${now[name]}"`]))
    },
    broken: () => document.querySelector<HTMLFormElement>('main form')?.reset(),
  },
  'a quiet console': { look: async ({ faults }) => faults() },
}

export async function faultsOf(visit: Visit): Promise<string[]> {
  const looks = Object.entries(promises).map(async ([promise, { look }]) =>
    (await look(visit)).map((fault) => `${promise}: ${fault}`),
  )
  return (await Promise.all(looks)).flat()
}
