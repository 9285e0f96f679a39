import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

import { inProject } from '../../support/project'
import type { Knows } from './unknown-words'

/**
 * Hunspell's dictionaries of British English (LGPL) and Italian (GPL). Only this check reads them; the site publishes
 * no part of them.
 */
const files = {
  en: 'node_modules/@cspell/dict-en-gb/en_GB.trie.gz',
  it: 'node_modules/@cspell/dict-it-it/dict/it-it.trie',
}

export type SpelledLanguage = keyof typeof files

/** A language without a dictionary is not checked. To check it, add its package to package.json and its file above. */
export const isSpelled = (language: string): language is SpelledLanguage => language in files

const ownWords = z.strictObject({ both: z.array(z.string()), en: z.array(z.string()), it: z.array(z.string()) })

/** The dictionary of a language, and our own list of names and terms of the trade. */
export async function dictionaryOf(language: SpelledLanguage): Promise<Knows> {
  // The library is an ES module only. A static import of ours would load it as CommonJS.
  const { decodeTrie } = await import('cspell-trie-lib')
  const file = readFileSync(inProject(files[language]))
  const trie = decodeTrie(files[language].endsWith('.gz') ? gunzipSync(file) : file)
  const own = ownWords.parse(JSON.parse(readFileSync(inProject('tools/check/spelling/words.json'), 'utf8')))
  const words = new Set([...own.both, ...own[language]].map((word) => word.toLowerCase()))
  return (word) => words.has(word.toLowerCase()) || trie.hasWord(word, true)
}
