import { z } from 'zod'

import { named } from '../data-model/kinds'
import { link, text } from '../data-model/primitives'
import { exampleText } from '../drawings/kit/example'

/** The ground of a section. The colors of its text and hairlines follow from it. */
const tone = named('Tone', z.enum(['paper', 'mist']).describe('Background: paper (white) or mist (sea-glass)')).default(
  'paper',
)

export const heading = text.describe('What the section is about, in a few words: its heading')

/** Fields that most kinds of section begin with. */
export const headed = {
  tone,
  heading,
  intro: text.optional().describe('One or two sentences below the heading'),
}

/** The fields of `headed`, for a section whose drawing shows an example. */
export const exampleHeaded = { ...headed, intro: exampleText.describe('Says that this is an example') }

/** The link at the end of a section. */
export const sectionLink = link.optional().describe('Where the section leads, below all of it')

const title = text.describe('What it is, in a few words')

/** A title and a few sentences below it. */
export const titled = { title, text: text.describe('What there is to say of it, in a few sentences') }
