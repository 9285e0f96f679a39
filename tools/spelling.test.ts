import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { unknownWords } from './spelling'
import { inProject } from './support/project'

const folder = mkdtempSync(join(tmpdir(), 'spelling-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (file: string, content: object) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), JSON.stringify(content, null, 2))
}

test('given wrong words, one line names each word with its places; names of the agency, ids and figures are known', async () => {
  cpSync(inProject('cspell.json'), join(folder, 'cspell.json'))
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'), 'junction')
  write('data/site.json', { name: 'Cedrolandia' })
  write('data/pages/en/home.json', {
    page: 'xyzzy-shop',
    text: 'Cedrolandia’s shops don’t show teh colour, nor teh {{xyzzy}} of <xyzzy>xyzzy@example.com</xyzzy>',
    more: 'A color and il negozio',
  })
  write('data/pages/it/home.json', { text: 'L’ordine dell’agenzia, all’apertura. Dell’agenza un po’' })
  write('locales/it/common.json', { label: 'Il negozio, negozzio' })
  expect((await unknownWords(folder)).sort()).toEqual([
    'agenza (data/pages/it/home.json:2)',
    'color (data/pages/en/home.json:4)',
    'negozio (data/pages/en/home.json:4)',
    'negozzio (locales/it/common.json:2)',
    'teh (data/pages/en/home.json:3 and 1 more)',
  ])
}, 30_000)
