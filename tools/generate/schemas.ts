import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { dataFiles } from '../../gatsby/data-files'
import { texts, textsModel } from '../../src/data-model/texts'
import { wordsOf } from '../../src/data-model/words'
import { defaultLanguage } from '../../src/i18n/languages'
import { inProject } from '../support/project'

type Options = NonNullable<Parameters<typeof z.toJSONSchema>[1]>

/**
 * Editors know draft 7 best. `input`: the form that people write, in which they may leave out a default.
 */
const options: Options = {
  target: 'draft-7',
  io: 'input',
  // The words of the editor are none of JSON Schema's own: only their hint is said, as a description.
  metadata: z.registry(),
  override: ({ zodSchema, jsonSchema }) => {
    const { hint } = wordsOf(zodSchema)
    if (hint) jsonSchema.description = hint
  },
}

const schemaText = (title: string, model: z.ZodType) => {
  const { $schema, ...schema } = z.toJSONSchema(model, options)
  return `${JSON.stringify({ $schema, title, ...schema }, null, 2)}\n`
}

const schemaFile = (name: string) => `data/schemas/${name}.schema.json`

const namespaces = (root: string) => {
  const folder = join(root, 'locales', defaultLanguage)
  return readdirSync(folder).map((name) => ({
    namespace: name.replace('.json', ''),
    tree: texts.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  }))
}

/**
 * The JSON Schemas with which an editor checks and explains the data files, by their paths from the root of the
 * project. Those of the interface texts have the keys of locales/.
 */
export const schemaFiles = (root = inProject()): Map<string, string> =>
  new Map([
    ...dataFiles.map(({ name, title, model }): [string, string] => [schemaFile(name), schemaText(title, model)]),
    ...namespaces(root).map(({ namespace, tree }): [string, string] => [
      schemaFile(`texts-${namespace}`),
      schemaText(`Interface texts: locales/<language>/${namespace}.json`, textsModel(tree)),
    ]),
  ])

/**
 * Maps the files of interface texts to their schemas, for VS Code, which reads this without set-up. The files cannot
 * name their schema themselves: every key in them is a text.
 */
export const editorSettings = (): string => {
  const schemas = namespaces(inProject()).map(({ namespace }) => ({
    fileMatch: [`/locales/*/${namespace}.json`],
    url: `./${schemaFile(`texts-${namespace}`)}`,
  }))
  return `${JSON.stringify({ 'json.schemas': schemas }, null, 2)}\n`
}
