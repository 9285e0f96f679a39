import { dataFileOf, schemaReference } from './data-files'
import { formatJson } from './format-json'
import { tidy } from './tidy'

/**
 * The text of a data file whose content an editor hands in: what it left out or added by itself is mended.
 * @param file path from the root of the project
 */
export function writtenFile(file: string, content: unknown): string {
  const kind = dataFileOf(file)
  const isGroup = typeof content === 'object' && content !== null
  if (!kind || !isGroup) return formatJson(content)
  return formatJson(tidy(kind.model, { ...content, $schema: schemaReference(kind, file) }))
}
