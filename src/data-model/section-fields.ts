import { named } from './kinds'
import { link, text } from './primitives'
import { choice, field } from './words'

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
