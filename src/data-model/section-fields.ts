import { named } from './kinds'
import { link, text } from './primitives'
import { choice } from './words'

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

export const heading = text.meta({
  label: { en: 'Heading', it: 'Titolo' },
  hint: {
    en: 'What the section is about, in a few words: its heading',
    it: 'Di che cosa parla la sezione, in poche parole: il suo titolo',
  },
})

/** Fields that most kinds of section begin with. */
export const headed = {
  tone,
  heading,
  intro: text.optional().meta({
    label: { en: 'Introduction', it: 'Introduzione' },
    hint: { en: 'One or two sentences below the heading', it: 'Una o due frasi sotto il titolo' },
  }),
}

/** The link at the end of a section. */
export const sectionLink = link.optional().meta({
  label: { en: 'Link', it: 'Link' },
  hint: { en: 'Where the section leads, below all of it', it: 'Dove porta la sezione, sotto a tutto' },
})

const title = text.meta({
  label: { en: 'Title', it: 'Titolo' },
  hint: { en: 'What it is, in a few words', it: 'Che cos’è, in poche parole' },
})

/** A title and a few sentences below it. */
export const titled = {
  title,
  text: text.meta({
    label: { en: 'Text', it: 'Testo' },
    hint: { en: 'What there is to say of it, in a few sentences', it: 'Che cosa c’è da dirne, in poche frasi' },
  }),
}
