import { z } from 'zod'

import { named } from '../data-model/kinds'
import { link, text } from '../data-model/primitives'
import { exampleText } from '../drawings/kit/example'

/** Background of a section; its text and hairline colours follow from it. */
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

/** As `headed`, for a section whose drawing follows an example. */
export const exampleHeaded = { ...headed, intro: exampleText.describe('Says that this is an example') }

/** Where a section leads at its end. */
export const sectionLink = link.optional().describe('Where the section leads, below all of it')

const title = text.describe('What it is, in a few words')

/** A title and a few sentences below it. */
export const titled = { title, text: text.describe('What there is to say of it, in a few sentences') }
