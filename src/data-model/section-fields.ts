import { z } from 'zod'
import type { Issue } from './define-section'
import { drawingName, fileName, identifier, link, prose, quantity, sign, text } from './primitives'
import { ofKind, ofType } from './value-kinds'
import { choice, field } from './words'

/** The ground of a section. The colors of its text and hairlines follow from it. */
const tone = ofType(
  'Tone',
  choice({
    paper: 'Paper (white)',
    mist: 'Mist (sea-glass)',
  }).meta({
    hint: 'Background: paper (white) or mist (sea-glass)',
  }),
)
  .default('paper')
  .meta({ label: 'Background' })

/** How a section looks. Kinds have different looks, which are one type in GraphQL. */
export const variants = {
  home: 'Fills the first screen',
  page: 'Lower',
  list: 'Titles and texts side by side',
  large: 'Titles as large as headings',
  band: 'Band in the color of the brand',
  line: 'Quiet line',
  poster: 'Band in the color of the brand, with a sentence',
  prose: 'Heading beside its paragraphs',
} as const

export const variant = <Name extends keyof typeof variants>(...names: Name[]) =>
  ofKind('variant', z.enum(names).meta({ choices: variants }))

export const heading = field(text, ['Heading', 'What the section is about, in a few words: its heading'])

/** Fields that most kinds of section begin with. */
export const headed = {
  tone,
  heading,
  intro: field(prose.optional(), ['Introduction', 'One or two sentences below the heading']),
}

export const sectionLink = field(link.optional(), ['Link', 'Where the section leads, below all of it'])

/** Whether the drawn documents of the analysis lie beside that link. */
export const sheet = field(z.boolean().default(false), [
  'Sheets',
  'Set where the section is about the analysis, and its link leads there: its documents are shown beside it',
])

const detailOfDrawing = ofType(
  'Detail',
  z
    .strictObject({
      drawing: field(drawingName, ['Drawing', 'Name of a folder of data/drawings']),
      id: field(identifier, ['Part', 'Which of its details it is']),
    })
    .describe('A part of a drawing'),
)

export const detail = field(detailOfDrawing.optional(), [
  'Detail',
  'A part of the drawing that the page shows, beside the words',
])

export const picture = {
  file: field(fileName, [
    'Picture',
    'A JPEG, PNG, WebP or AVIF in data/images, as the camera made it. Export HEIC as JPEG',
  ]),
  alt: field(text, ['Description of the picture', 'What it shows, for those who do not see it']),
}

export const titled = {
  title: field(text, ['Title', 'What it is, in a few words']),
  text: field(prose, ['Text', 'What there is to say of it, in a few sentences']),
}

export const card = ofType(
  'Card',
  z
    .strictObject({
      sign: sign.optional(),
      value: field(quantity.optional(), ['Value', 'A number, in place of the sign or below it']),
      ...titled,
      link: field(link.optional(), ['Link', 'Where the whole card leads']),
    })
    .describe('A short item below a sign, a number or both'),
)

export const example = field(z.boolean().default(false), [
  'Example',
  'Set where the numbers are invented: the section says so, and values may spell numbers',
])

/** A list at `path`, whose last step says what its entries are, has one entry for each column. */
export function notOneForEach(columns: readonly string[], list: readonly string[], path: PropertyKey[]): Issue[] {
  const message = `must have ${columns.length} ${String(path.at(-1))}, one for each column, and has ${list.length}`
  return list.length === columns.length ? [] : [{ path, message }]
}
