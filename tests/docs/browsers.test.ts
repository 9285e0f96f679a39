import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

import { readJson, root } from '../jest/project'

const { browserslist } = z.object({ browserslist: z.array(z.string()) }).parse(readJson('package.json'))
const docs = readFileSync(join(root, 'docs/go-live.md'), 'utf8')

/** The oldest version of a browser that package.json names. */
const oldest = (browser: string) =>
  browserslist.flatMap((line) => (line.startsWith(`${browser} >= `) ? [line.replace(`${browser} >= `, '')] : []))

test('docs/go-live.md names the oldest versions of package.json', () => {
  const [, sentence = ''] = /^## Browsers\n\n(.+?)\n\n/ms.exec(docs) ?? []
  const words = sentence.replaceAll('\n', ' ')
  expect(oldest('chrome')).toEqual(oldest('edge'))
  expect(oldest('safari')).toEqual(oldest('ios_saf'))
  expect(words).toContain(`Chromium ${oldest('chrome').join()}`)
  expect(words).toContain(`Firefox ${oldest('firefox').join()}`)
  expect(words).toContain(`Safari ${oldest('safari').join()}`)
})
