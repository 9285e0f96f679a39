import { z } from 'zod'

import { kinds } from './kinds'

/** The fields of a model that have a default, also inside its lists and objects. */
function defaultsIn(model: z.core.$ZodType): string[] {
  if (model instanceof z.ZodDefault) return ['']
  if (model instanceof z.ZodOptional || model instanceof z.ZodNullable) return defaultsIn(model.unwrap())
  if (model instanceof z.ZodArray) return defaultsIn(model.element)
  if (!(model instanceof z.ZodObject)) return []
  return Object.entries(model.shape).flatMap(([key, part]) => defaultsIn(part).map((inner) => `${key} ${inner}`.trim()))
}

test('a file that is a node as it stands leaves nothing out that its model would fill in', () => {
  expect(defaultsIn(kinds.navigation.model)).toContain('groups footerPages')
  const asTheyStand = Object.values(kinds).filter(({ type }) => type !== undefined)
  expect(asTheyStand.length).toBeGreaterThan(0)
  expect(asTheyStand.flatMap(({ model }) => defaultsIn(model))).toEqual([])
})
