import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { namesIn } from '../../gatsby/validate/read-data'
import { inData, root } from '../../tests/jest/project'
import { phrasesOf } from '../../tests/jest/site'
import { allOptions, contactForm, leadForm, visibleFields } from '../contract/form-definition'
import { formTexts } from '../contract/form-dom'
import { pageTexts } from '../contract/texts'
import { languages } from './languages'
import { namespaces } from './namespaces'

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(join(root, 'src', name), 'utf8'))

/**
 * Keys written out in code: `t('menu.open')`, `text(isOpen ? 'menu.close' : 'menu.open')`, `i18nKey="forms:consent"`.
 */
const spelled = new Set(
  sources.flatMap((source) => {
    const calls = [...source.matchAll(/\b(?:t|text)\(([^)`]*)/g)].map(([, argument = '']) =>
      argument.replace(/[^?:]*===\s*'[^']*'/g, ''),
    )
    const quoted = calls.flatMap((argument) => [...(argument.split('{')[0]?.matchAll(/'([\w:.-]+)'/g) ?? [])])
    return [...quoted, ...source.matchAll(/i18nKey="([^"]+)"/g)].map(([, key = '']) => key)
  }),
)

const fields = [contactForm, leadForm].flatMap(visibleFields)

/** Keys that code builds. Validation looks for those that the menu names. */
const composed = [
  ...[...formTexts, ...pageTexts],
  ...fields.map(({ name }) => `forms:labels.${name}`),
  ...fields.filter(({ required }) => required).map(({ name }) => `forms:missing.${name}`),
  ...fields.flatMap((field) =>
    field.kind === 'select' ? allOptions(field.options).map((option) => `forms:options.${field.name}.${option}`) : [],
  ),
  ...['email', 'consent'].map((problem) => `forms:invalid.${problem}`),
  ...['required', 'consent', 'failure'].map((toast) => `forms:toast.${toast}`),
  ...['success', 'refused', 'unconfirmed', 'offline'].flatMap((outcome) => [
    `forms:outcome.${outcome}.title`,
    `forms:outcome.${outcome}.text`,
  ]),
]

test('the keys are found in the code', () => {
  expect(spelled.size).toBeGreaterThan(40)
  expect([...spelled]).toEqual(expect.arrayContaining(['menu.open', 'menu.close', 'forms:consent', 'notices.results']))
})

describe.each(languages)('the phrases (%s) (R-ROUTE-6)', (language) => {
  const translations = phrasesOf(language)

  test('has every key that the code asks for', () => {
    const missing = [...spelled, ...composed].filter((key) => !translations.exists(key))
    expect(missing).toEqual([])
  })

  test('shows the key itself where one is missing', () => {
    expect(translations.t('menu.no-such-key')).toBe('menu.no-such-key')
  })

  test('has the same namespaces as the code', () => {
    expect(namesIn(inData(), `locales/${language}`)).toEqual(namespaces.map((name) => `${name}.json`).sort())
  })
})
