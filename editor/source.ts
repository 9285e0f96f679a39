import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Texts, texts } from '../src/data-model/texts'
import { readData } from '../src/gatsby/validate/read-data'
import { byLanguage, type Language } from '../src/i18n/languages'
import type { Source } from './config'

function picturesIn(root: string): string[] {
  const folder = join(root, 'data/images')
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.flatMap((name) => (name.endsWith('-dark.png') ? [name.replace('-dark.png', '')] : []))
}

const textsIn = (root: string, language: Language): Map<string, Texts> => {
  const folder = join(root, 'locales', language)
  return new Map(
    readdirSync(folder).map((name): [string, Texts] => [
      name.replace('.json', ''),
      texts.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
    ]),
  )
}

/** What the CMS is configured from, or undefined while the data has a mistake. */
export function readSource(root: string): Source | undefined {
  const { data } = readData(root)
  return data && { data, pictures: picturesIn(root), texts: byLanguage((language) => textsIn(root, language)) }
}
