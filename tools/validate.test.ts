import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { inProject } from './support/project'

const folder = mkdtempSync(join(tmpdir(), 'spelling-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (file: string, content: object) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), JSON.stringify(content, null, 2))
}

test('given wrong words, CSpell names each with its place; names of the agency, ids and figures are known', () => {
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
  const options = ['lint', '--no-progress', '--no-summary', '--no-color']
  const { stdout } = spawnSync(process.execPath, [inProject('node_modules/cspell/bin.mjs'), ...options], {
    cwd: folder,
    encoding: 'utf8',
  })
  const found = [...stdout.matchAll(/^(\S+):\d+ - Unknown word \((\S+?)\)/gm)].map(
    ([, place, word]) => `${word} ${place}`,
  )
  expect(found.sort()).toEqual([
    'agenza data/pages/it/home.json:2',
    'color data/pages/en/home.json:4',
    'negozio data/pages/en/home.json:4',
    'negozzio locales/it/common.json:2',
    'teh data/pages/en/home.json:3',
    'teh data/pages/en/home.json:3',
  ])
}, 30_000)

test('given an option that there is not, the command says so without a stack', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'validate', '--locale'], {
    cwd: inProject(''),
    encoding: 'utf8',
  })
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(/^"--locale" is no option: .+--quick$/)])
})
