import { z } from 'zod'

import { resolvePhrases } from '../../../src/data-model/figure-references'
import type { Language } from '../../../src/i18n/languages'
import { figures, readJson } from './site'

const branch = z.record(z.string(), z.unknown())

function lookUp(tree: unknown, key: string): string {
  let found = tree
  for (const part of key.split('.')) found = branch.parse(found)[part]
  return z.string(`No phrase "${key}"`).parse(found)
}

/**
 * A phrase of locales/, as the page shows it.
 * @example word('en', 'menu.open')
 * @example word('it', 'forms:labels.email')
 */
export function word(language: Language, key: string, values: Record<string, string | number> = {}): string {
  const [first = '', second] = key.split(':')
  const [file, path] = second === undefined ? ['common', first] : [first, second]
  const phrases = resolvePhrases(JSON.stringify(readJson(`locales/${language}/${file}.json`)), figures, language)
  return lookUp(JSON.parse(phrases), path)
    .replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name]))
    .replace(/<\/?\w+>/g, '')
}
