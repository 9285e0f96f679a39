import { z } from 'zod'
import * as models from './models'

export const sectionModels = Object.values(models)

const [first, ...others] = sectionModels.map(({ schema }) => schema)
if (!first) throw new Error('src/sections/models.ts names no kind of section.')

export const section = z.discriminatedUnion('type', [first, ...others])

export type Section = z.infer<typeof section>

/** The model of a section. Throws on an unknown kind, which validation has refused before. */
export function modelOf({ type }: Pick<Section, 'type'>) {
  const found = sectionModels.find((model) => model.type === type)
  if (!found) throw new Error(`No kind of section is called "${type}".`)
  return found
}
