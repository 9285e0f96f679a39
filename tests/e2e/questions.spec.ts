import { z } from 'zod'

import { resolveInterface } from '../../src/data-model/figure-references'
import { type Language, languages } from '../../src/i18n/languages'
import { figures, pages, pagesWith, readJson, redirects, routes } from './support/site'
import { expect, test } from './support/test'

const paths = z.array(z.object({ path: z.string() }))
const answers = z.object({
  figuresByPage: z.object({
    nodes: z.array(
      z.object({
        name: z.string(),
        text: z.string(),
        pages: z.array(z.object({ page: z.object({ path: z.string() }), language: z.string(), place: z.string() })),
      }),
    ),
  }),
  pagesWithQuestions: z.object({ nodes: paths }),
  linkingToContact: z.object({ linkedFrom: paths }).nullable(),
  textsOfForms: z.object({ nodes: z.array(z.object({ language: z.string(), data: z.string() })) }),
  routesWithoutEnglish: z.object({ nodes: z.array(z.object({ page: z.string(), it: z.string() })) }),
  redirectsToContact: z.object({ nodes: z.array(z.object({ from: z.string(), toPath: z.string() })) }),
})

/** The answers of the build under test to docs/questions.graphql. A build writes them with `QUESTIONS=on`. */
const readAnswers = () => answers.parse(readJson('.cache/answers.json'))

const pathsOf = (list: readonly { path: string }[]) => list.map(({ path }) => path).sort()
/** The pages whose data has some text. */
const pagesThatSay = (text: string) =>
  pages.filter(({ search, sections }) => JSON.stringify([search, sections]).includes(text))

test('GraphQL says which pages show a figure, and where', () => {
  const { nodes } = readAnswers().figuresByPage
  const named = nodes.filter(({ name }) => pagesThatSay(`{{${name}}}`).length > 0)
  expect(named.length).toBeGreaterThan(0)
  for (const { name, text, pages: shown } of named) {
    expect(text).not.toContain('{{')
    expect(shown.map(({ page }) => page.path)).toEqual(
      expect.arrayContaining(pagesThatSay(`{{${name}}}`).map(({ path }) => path)),
    )
    for (const { place } of shown) expect(place).toMatch(/^(search|sections\[\d+\])\./)
  }
})

test('GraphQL says which pages have a section of a kind', () => {
  expect(pathsOf(readAnswers().pagesWithQuestions.nodes)).toEqual(pathsOf(pagesWith('faq')))
})

test('GraphQL says which pages link to a page', () => {
  const linking = pagesThatSay('"page":"contact"').filter(({ language }) => language === 'en')
  expect(pathsOf(readAnswers().linkingToContact?.linkedFrom ?? [])).toEqual(pathsOf(linking))
})

test('GraphQL says what the phrases of a namespace say', () => {
  const texts = readAnswers().textsOfForms.nodes.map(({ language, data }) => [language, JSON.parse(data)])
  const written = (language: Language) => JSON.stringify(readJson(`locales/${language}/forms.json`))
  expect(texts).toEqual(
    languages.map((language) => [language, JSON.parse(resolveInterface(written(language), figures, language))]),
  )
})

test('GraphQL says which pages have no counterpart', () => {
  const alone = routes.filter(({ en }) => en === undefined).map(({ page, it }) => ({ page, it }))
  expect(readAnswers().routesWithoutEnglish.nodes).toHaveLength(alone.length)
  expect(readAnswers().routesWithoutEnglish.nodes).toEqual(expect.arrayContaining(alone))
})

test('GraphQL says which old paths lead to a page', () => {
  const contact = pages.filter(({ id }) => id === 'contact').map(({ path }) => path)
  const leading = redirects.filter(({ to }) => contact.includes(to)).map(({ from, to }) => ({ from, toPath: to }))
  expect(readAnswers().redirectsToContact.nodes).toHaveLength(leading.length)
  expect(readAnswers().redirectsToContact.nodes).toEqual(
    expect.arrayContaining(leading.map((one) => expect.objectContaining(one))),
  )
})
