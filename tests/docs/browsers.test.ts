import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

import { readJson, root } from '../jest/project'

const { browserslist } = z.object({ browserslist: z.array(z.string()) }).parse(readJson('package.json'))
const docs = readFileSync(join(root, 'docs/browsers.md'), 'utf8')

/** The oldest version of a browser that package.json names. */
const oldest = (browser: string) =>
  browserslist.flatMap((line) => (line.startsWith(`${browser} >= `) ? [line.replace(`${browser} >= `, '')] : []))

test('docs/browsers.md names the oldest versions of package.json', () => {
  const sentence = docs.slice(0, docs.indexOf('## What we tried'))
  expect(docs).toContain('## What we tried')
  expect(oldest('chrome')).toEqual(oldest('edge'))
  expect(oldest('safari')).toEqual(oldest('ios_saf'))
  expect(sentence).toContain(`Chromium ${oldest('chrome').join()}`)
  expect(sentence).toContain(`Firefox ${oldest('firefox').join()}`)
  expect(sentence).toContain(`Safari ${oldest('safari').join()}`)
})
