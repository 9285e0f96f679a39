import { z } from 'zod'

import { named } from '../data-model/kinds'
import { text } from '../data-model/primitives'

/** Background of a section; its text and hairline colours follow from it. */
const tone = named('Tone', z.enum(['paper', 'mist']).describe('Background: paper (white) or mist (sea-glass)')).default(
  'paper',
)

/** Fields that most kinds of section begin with. */
export const headed = { tone, heading: text, intro: text.optional() }

export const titledText = z.strictObject({ title: text, text })
