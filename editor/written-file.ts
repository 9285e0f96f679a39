import { type DataFile, dataFileOf, dataFiles, schemaReference } from '../gatsby/data-files'
import { cleanTexts, tidy } from './tidy'

const isGroup = (content: unknown): content is object => typeof content === 'object' && content !== null

/** The kind of a data file, by the JSON Schema that its content names. */
export function dataFileNamedIn(content: object): DataFile | undefined {
  const schema = '$schema' in content ? String(content.$schema) : ''
  return dataFiles.find(({ name }) => schema.endsWith(`/${name}.schema.json`))
}

/** The content of a data file as a person would have written it: what an editor left out or added by itself is mended. */
export const tidied = ({ model }: DataFile, content: object): unknown => tidy(model, content)

/**
 * The text of a data file whose content an editor hands in.
 * @param file path from the root of the project
 */
export function writtenFile(file: string, content: unknown): string {
  const kind = dataFileOf(file)
  if (!kind || !isGroup(content)) return asFile(cleanTexts(content))
  return asFile(tidied(kind, { ...content, $schema: schemaReference(kind, file) }))
}

/** JSON as the formatter lays it out. */
export const asFile = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`
