import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'jsonc-parser'

import { inProject } from '../../tools/support/project'

const folder = '.github/workflows'
const workflows = readdirSync(inProject(folder)).map((file) => ({
  file,
  text: readFileSync(inProject(folder, file), 'utf8'),
}))

/** The lines of each step, and before them those of the workflow and its jobs. */
const partsOf = (text: string) => text.split(/\n(?= {6}- )|\n(?= {2}[\w-]+:\n)/)

test.each(workflows)('$file takes every action by its digest, and names its version', ({ text }) => {
  const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action)
  expect(actions.length).toBeGreaterThan(1)
  expect(actions.filter((action = '') => !/^[\w/-]+@[\da-f]{40} # v[\d.]+$/.test(action))).toEqual([])
})

test.each(workflows)(
  'in $file only a step that uploads sees a secret: no installation and no build of a change',
  ({ text }) => {
    const secret = /secrets\.\w+\b(?! != '')/
    const seeing = partsOf(text).filter((part) => secret.test(part))
    expect(seeing.filter((part) => !/run: (npx wrangler versions upload|npm run deploy)$/m.test(part))).toEqual([])
  },
)

test.each(workflows)('$file leaves no token of the repository behind for programs of packages', ({ text }) => {
  const checkouts = partsOf(text).filter((part) => part.includes('actions/checkout@'))
  expect(checkouts.filter((part) => !part.includes('persist-credentials: false'))).toEqual([])
})

test.each(workflows)('$file cancels no deploy of main', ({ text }) => {
  expect(text).not.toMatch(/cancel-in-progress: true/)
})

test('a deploy gives the site no second address, and each change of a pull request one of its own', () => {
  // What the file leaves out, each deploy sets anew: what somebody chose in the dashboard would be gone.
  expect(parse(readFileSync(inProject('wrangler.jsonc'), 'utf8'))).toMatchObject({
    workers_dev: false,
    preview_urls: true,
  })
})
