import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

import { dataFiles } from '../../editor/data-files'
import { formatJson } from '../../editor/format-json'
import { textsModel } from '../../editor/texts'
import { texts } from '../../src/data-model/texts'
import { wordsOf } from '../../src/data-model/words'
import { defaultLanguage } from '../../src/i18n/languages'
import { inProject } from '../support/project'

type Options = NonNullable<Parameters<typeof z.toJSONSchema>[1]>

/**
 * Draft 7 is what editors know best. `input`: what people write, where a default may be left out. What is said of a
 * field is said in both languages: an editor knows none.
 */
const options: Options = {
  target: 'draft-7',
  io: 'input',
  // The words of the editor are none of JSON Schema's own: only their hint is said, as a description.
  metadata: z.registry(),
  override: ({ zodSchema, jsonSchema }) => {
    const { hint } = wordsOf(zodSchema)
    if (hint) jsonSchema.description = `${hint.en}\n\n${hint.it}`
  },
}

const schemaText = (title: string, model: z.ZodType) => {
  const { $schema, ...schema } = z.toJSONSchema(model, options)
  return `${JSON.stringify({ $schema, title, ...schema }, null, 2)}\n`
}

const schemaFile = (name: string) => `data/schemas/${name}.schema.json`

const namespaces = () => {
  const folder = inProject('locales', defaultLanguage)
  return readdirSync(folder).map((name) => ({
    namespace: name.replace('.json', ''),
    tree: texts.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  }))
}

/** The JSON Schemas by which an editor checks and explains the data files, by their paths from the root of the project. */
export const schemaFiles = (): Map<string, string> =>
  new Map([
    ...dataFiles.map(({ name, title, model }): [string, string] => [schemaFile(name), schemaText(title, model)]),
    ...namespaces().map(({ namespace, tree }): [string, string] => [
      schemaFile(`texts-${namespace}`),
      schemaText(`Interface texts: locales/<language>/${namespace}.json`, textsModel(tree)),
    ]),
  ])

/**
 * Which schema an interface text's file has. The file itself cannot say it: every key of it is a text. VS Code reads
 * this without set-up.
 */
export const editorSettings = (): string => {
  const schemas = namespaces().map(({ namespace }) => ({
    fileMatch: [`/locales/*/${namespace}.json`],
    url: `./${schemaFile(`texts-${namespace}`)}`,
  }))
  return formatJson({ 'json.schemas': schemas })
}
