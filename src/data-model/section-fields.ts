import { z } from 'zod'

import type { Finding } from './finding'
import { named } from './kinds'
import { icon, link, text, value } from './primitives'
import { choice, type FieldWords, field } from './words'

/** The ground of a section. The colors of its text and hairlines follow from it. */
const tone = named(
  'Tone',
  choice(['paper', 'mist'], {
    paper: { en: 'Paper (white)', it: 'Carta (bianco)' },
    mist: { en: 'Mist (sea-glass)', it: 'Nebbia (vetro di mare)' },
  }).meta({
    hint: {
      en: 'Background: paper (white) or mist (sea-glass)',
      it: 'Sfondo: carta (bianco) o nebbia (vetro di mare)',
    },
  }),
)
  .default('paper')
  .meta({ label: { en: 'Background', it: 'Sfondo' } })

export const heading = field(text, {
  en: ['Heading', 'What the section is about, in a few words: its heading'],
  it: ['Titolo', 'Di che cosa parla la sezione, in poche parole: il suo titolo'],
})

/** Fields that most kinds of section begin with. */
export const headed = {
  tone,
  heading,
  intro: field(text.optional(), {
    en: ['Introduction', 'One or two sentences below the heading'],
    it: ['Introduzione', 'Una o due frasi sotto il titolo'],
  }),
}

/** The link at the end of a section. */
export const sectionLink = field(link.optional(), {
  en: ['Link', 'Where the section leads, below all of it'],
  it: ['Link', 'Dove porta la sezione, sotto a tutto'],
})

const title = field(text, {
  en: ['Title', 'What it is, in a few words'],
  it: ['Titolo', 'Che cos’è, in poche parole'],
})

/** A title and a few sentences below it. */
export const titled = {
  title,
  text: field(text, {
    en: ['Text', 'What there is to say of it, in a few sentences'],
    it: ['Testo', 'Che cosa c’è da dirne, in poche frasi'],
  }),
}

const words = (...spoken: FieldWords) => ({ en: spoken, it: spoken })

/** A short item below an icon or a number. */
export const card = z.strictObject({
  icon: field(icon.optional(), words('Icon', 'Stands above the words')),
  value: field(value.optional(), words('Value', 'A number in place of the icon')),
  ...titled,
})

/** Whether the numbers of a section are invented. */
export const example = field(
  z.boolean().default(false),
  words('Example', 'Set where the numbers are invented: the section says so, and values may spell numbers'),
)

type Value = { field: string; value: string | undefined }

/** Values that spell a number. Only an example may: elsewhere values name figures, for example `{{form-response}}`. */
export const spelledNumbers = (values: readonly Value[]): Finding[] =>
  values
    .filter(({ value = '' }) => /\d/.test(value.replace(/\{\{[^}]*\}\}/g, '')))
    .map(({ field, value }) => {
      const message = `spells a number: "${value}". Name a figure, {{figure-id}}, or set "example": true`
      return { field, message: { en: message, it: message } }
    })
