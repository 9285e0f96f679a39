import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import {
  buildClientSchema,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getIntrospectionQuery,
  getNamedType,
  isLeafType,
  isObjectType,
  isUnionType,
} from 'gatsby/graphql'
import { z } from 'zod'

import { nodeModels } from '../../gatsby/data/schema/node-models'
import { type Language, languages } from '../../src/i18n/languages'
import { inProject } from '../../tools/support/project'
import { pages, routes, shown } from '../e2e/support/site'
import { origin, test } from './server'

const nodes = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ nodes: z.array(z.object(shape)).min(1) })
const path = z.string()
const paths = z.array(z.object({ path }))
const answers = z.object({
  figuresByPage: nodes({
    name: z.string(),
    text: z.string(),
    pages: z.array(z.object({ page: z.object({ path }), language: z.string(), field: z.string() })),
  }),
  linkingToContact: z.object({ linkedFrom: paths }),
  textsOfForms: nodes({ language: z.string(), data: z.string() }),
  routesWithoutEnglish: nodes({ page: z.string(), it: z.string() }),
  redirectsToContact: nodes({ from: z.string(), toPath: z.string() }),
  alternatesOfItalian: nodes({ path, alternates: z.array(z.object({ language: z.string(), path })) }),
  heroes: nodes({ sections: z.array(z.object({ __typename: z.string(), heading: z.string().optional() })) }),
})

const answer = z.object({ data: z.unknown().optional(), errors: z.array(z.object({ message: z.string() })).optional() })

/** Asks the running `npm run develop` as GraphiQL does. @returns the data; an error fails the test */
async function ask(query: string): Promise<unknown> {
  const response = await fetch(`${origin}/___graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = answer.parse(await response.json())
  expect(errors).toBeUndefined()
  return data
}

const pathsOf = (list: readonly { path: string }[]) => list.map(({ path }) => path).sort()
/** The pages whose data has some text. */
const pagesThatSay = (text: string) =>
  pages.filter(({ search, sections }) => JSON.stringify([search, sections]).includes(text))

test.describe('GraphQL answers docs/questions.graphql', () => {
  let told: z.infer<typeof answers>
  test.beforeAll(async () => {
    told = answers.parse(await ask(readFileSync(inProject('docs/questions.graphql'), 'utf8')))
  })

  test('which pages show a figure, and where', () => {
    const named = told.figuresByPage.nodes.filter(({ name }) => pagesThatSay(`{{${name}}}`).length > 0)
    expect(named.length).toBeGreaterThan(0)
    for (const { name, text, pages: showing } of named) {
      expect(text).not.toContain('{{')
      expect(showing.map(({ page }) => page.path)).toEqual(
        expect.arrayContaining(pagesThatSay(`{{${name}}}`).map(({ path }) => path)),
      )
      for (const { field } of showing) expect(field).toMatch(/^(search|sections\[\d+\])\./)
    }
  })

  test('which pages link to a page', () => {
    const linking = pagesThatSay('"page":"contact"').filter(({ language }) => language === 'en')
    expect(pathsOf(told.linkingToContact.linkedFrom)).toEqual(pathsOf(linking))
  })

  test('which pages stand in one language, and where the others have their counterpart', () => {
    const alone = routes.filter(({ en }) => en === undefined).map(({ page, it }) => ({ page, it }))
    expect(told.routesWithoutEnglish.nodes).toHaveLength(alone.length)
    expect(told.routesWithoutEnglish.nodes).toEqual(expect.arrayContaining(alone))
    const inBoth = pages
      .filter(({ language, alternates }) => language === 'it' && alternates.en)
      .toSorted((one, other) => (shown(one.search.title, 'it') < shown(other.search.title, 'it') ? -1 : 1))
    expect(told.alternatesOfItalian.nodes).toEqual(
      inBoth.map(({ path, alternates }) => ({
        path,
        alternates: languages.map((language) => ({ language, path: alternates[language] })),
      })),
    )
  })
})

const ofGatsby = ['id', 'parent', 'children', 'internal']

/** All fields of a type, and of the types inside it up to the next node. @param prefix keeps the types of a union apart */
function fieldsOf(type: GraphQLObjectType, language: Language, prefix = ''): string {
  const fields = Object.values(type.getFields()).filter(({ name }) => !ofGatsby.includes(name) || !isNode(type))
  const lines = fields.map(({ name, args, type: inner }) => {
    const chosen = args.some((arg) => arg.name === 'language') ? `(language: ${language})` : ''
    return `${prefix}${name}: ${name}${chosen} ${selectionOf(getNamedType(inner), language)}`
  })
  return `{ ${lines.join(' ')} }`
}

const isNode = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === 'Node')

function selectionOf(type: GraphQLNamedType, language: Language): string {
  if (isLeafType(type)) return ''
  if (isUnionType(type)) {
    const members = type.getTypes().map((one) => `... on ${one.name} ${fieldsOf(one, language, `${one.name}_`)}`)
    return `{ ${members.join(' ')} }`
  }
  return isObjectType(type) && !isNode(type) ? fieldsOf(type, language) : '{ __typename }'
}

test('whatever an owner leaves out is null, and never an error (R-SITE-6)', async () => {
  const introspected = z.custom<Parameters<typeof buildClientSchema>[0]>((value) => typeof value === 'object')
  const schema = buildClientSchema(introspected.parse(await ask(getIntrospectionQuery())))
  for (const name of Object.keys(nodeModels))
    for (const language of languages) {
      const type = schema.getType(name)
      if (!isObjectType(type)) throw new Error(`The schema has no type ${name}.`)
      await ask(`{ all${name} { nodes ${fieldsOf(type, language)} } }`)
    }
  expect(await ask('{ navigation { more(language: it) { path } } }')).toEqual({ navigation: { more: [] } })
})
