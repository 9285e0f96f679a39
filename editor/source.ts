import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readData } from '../gatsby/validate/read-data'
import { type Texts, texts } from '../src/data-model/texts'
import { byLanguage, type Language } from '../src/i18n/languages'
import type { Source } from './config'
import { refusalOf } from './refusal'

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

/** What a file holds; nothing where it is no JSON. */
function contentOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** What the CMS is configured from. @throws EditorRefusal that names each mistake of the data */
export function readSource(root: string): Source {
  const { data, mistakes } = readData(root)
  if (data) return { data, pictures: picturesIn(root), texts: byLanguage((language) => textsIn(root, language)) }
  const start = 'The editor cannot open: the data has a mistake.'
  throw refusalOf(start, mistakes, (file) => contentOf(join(root, file)))
}
