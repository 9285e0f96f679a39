import { stepsOf } from '../src/data-model/field-path'
import type { Field } from './fields'

/**
 * A field by its labels in the editor.
 * @example inWords(fields, 'sections[1].heading') // 'Sections 2 → Heading'
 */
export function inWords(fields: readonly Field[], path: string): string {
  const words: string[] = []
  let here = fields
  for (const step of stepsOf(path)) {
    const field = here.find(({ name }) => name === step)
    if (typeof step === 'number') words.push(`${words.pop() ?? ''} ${step + 1}`)
    else words.push(field?.label ?? step)
    here = field ? (field.fields ?? field.types?.flatMap(({ fields: inner = [] }) => inner) ?? []) : here
  }
  return words.join(' → ')
}
