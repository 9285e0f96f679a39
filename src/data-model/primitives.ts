import { z } from 'zod'

import { byLanguage, languages } from '../i18n/languages'
import { allInterests } from './forms'
import { iconChoice } from './icons'
import { named, ofKind } from './kinds'
import { choice, field, formed, nameOfLanguage, saying, wordsOf } from './words'

const filled = () => z.string().trim().min(1)

/** A piece of copy. `{{figure-id}}` inside it is replaced by that figure, formatted for the page's language. */
export const text = ofKind('text', filled())

/** Words that are shown or sent as they are: a year, the name of a campaign. */
export const verbatim = ofKind('verbatim', filled())

/** A number with its unit: copy, except that an example may spell its numbers in it. */
export const value = ofKind('value', filled())

/** A value in a table; empty where there is nothing. */
export const cell = ofKind('value', z.string().trim())

export const identifier = formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  en: 'must be lower-case words joined by hyphens, for example "from-zero"',
  it: 'deve essere di parole minuscole unite da trattini, per esempio «from-zero»',
})

export const pageId = ofKind(
  'pageId',
  field(identifier, {
    en: ['Page', 'Id of a page in routes.json'],
    it: ['Pagina', 'Una pagina di routes.json'],
  }),
)
export const figureId = ofKind(
  'figureId',
  field(identifier, {
    en: ['Figure', 'Id of a figure in figures.json'],
    it: ['Numero', 'Un numero di figures.json'],
  }),
)

/** A page whose terrain is meant. Only the build gives it. */
export const terrainOf = ofKind('terrainOf', identifier.describe('The terrain of a page'))

export const drawingName = ofKind('drawing', identifier.meta({ label: { en: 'Drawing', it: 'Drawing' } }))

export const fileName = ofKind(
  'fileName',
  identifier.meta({
    hint: {
      en: 'Name of a picture in data/images, without its ending',
      it: 'Nome di un’immagine di data/images, senza estensione',
    },
  }),
)

export const icon = named(
  'IconName',
  field(iconChoice, {
    en: ['Icon', 'Drawings of Lucide, by names of our own'],
    it: ['Icona', 'Disegni di Lucide, con nomi nostri'],
  }),
)

export const path = formed(/^\/$|^(\/[a-z0-9-]+)+$/, {
  en: 'must be a path of small letters, digits and hyphens that starts with a slash and does not end with one',
  it: 'deve essere un percorso di lettere minuscole, cifre e trattini, che comincia con una barra e non finisce con una barra',
})

const fullAddress = {
  en: 'must be a full address that starts with https://',
  it: 'deve essere un indirizzo completo che comincia con https://',
}
export const webAddress = z.url({ protocol: /^https?$/, error: fullAddress.en }).meta({ form: fullAddress })

/** The same short text in each language. */
export const localized = ofKind(
  'localized',
  z.strictObject(byLanguage((code) => filled().meta({ label: nameOfLanguage(code) }))),
)

export const language = named(
  'Language',
  field(z.enum(languages).meta({ choices: byLanguage(nameOfLanguage) }), {
    en: ['Language', 'Languages of the site'],
    it: ['Lingua', 'Le lingue del sito'],
  }),
)

/** An interest of the contact form (R-FORM-2). */
export const interest = ofKind(
  'interest',
  choice(allInterests, {
    'ecommerce-zero': { en: 'A shop from zero', it: 'Un e-commerce da zero' },
    'ecommerce-established': { en: 'An established shop', it: 'Un e-commerce avviato' },
    'ecommerce-underperforming': { en: 'A shop that sells little', it: 'Un e-commerce che vende poco' },
    'marketing-performance': { en: 'Marketing and performance', it: 'Marketing e performance' },
    'strategic-consulting': { en: 'Strategic consulting', it: 'Consulenza strategica' },
    'training-support': { en: 'Training and support', it: 'Formazione e supporto' },
    other: { en: 'Other (English form)', it: 'Altro (modulo inglese)' },
    altro: { en: 'Other (Italian form)', it: 'Altro (modulo italiano)' },
  }),
)

/** What a form of its own sends as `interest`. */
export const ownInterest = ofKind(
  'interest',
  identifier.meta({ hint: { en: 'Sent as `interest`', it: 'Inviato come `interest`' } }),
)

/** Address of one document in each language, on the service that holds the policies. */
export const policyAddress = ofKind(
  'policyAddress',
  z.strictObject(byLanguage((code) => webAddress.meta({ label: nameOfLanguage(code) }))),
)

/** A link is to a page, to an element of a page, or to an element of this page. */
export const link = ofKind(
  'link',
  z
    .strictObject({
      label: field(text, {
        en: ['Label', 'What the visitor reads; it says where the link goes'],
        it: ['Etichetta', 'Ciò che legge chi visita: dice dove porta il link'],
      }),
      page: pageId.optional(),
      anchor: field(identifier.optional(), {
        en: ['Section to scroll to', 'Id of the section to scroll to, on this page or on `page`'],
        it: ['Sezione a cui scorrere', 'Id della sezione a cui scorrere, in questa pagina o in quella scelta'],
      }),
      interest: field(interest.optional(), {
        en: ['Interest', 'Interest that the form at the target preselects'],
        it: ['Interesse', 'L’interesse già scelto nel modulo di arrivo'],
      }),
    })
    .refine(
      (value) => value.page !== undefined || value.anchor !== undefined,
      saying({
        en: 'needs a `page`, an `anchor`, or both',
        it: 'deve avere una pagina, una sezione a cui scorrere, o tutte e due',
      }),
    ),
)

const target = webAddress.nullable().meta({
  hint: {
    en: 'Full address, or null while it is not online yet',
    it: 'Indirizzo completo; lascialo vuoto (null) finché non è online',
  },
})

/** Actions whose document or calendar may not be online yet, and where they lead. */
export const actionTargets = z.strictObject({
  freeCall: target.meta({ label: { en: 'Free call', it: 'Chiamata gratuita' } }),
  caseStudy: target.meta({ label: { en: 'Case study', it: 'Caso studio' } }),
  brochure: target.meta({ label: { en: 'Brochure', it: 'Brochure' } }),
  courseCatalogue: target.meta({ label: { en: 'Course catalogue', it: 'Catalogo dei corsi' } }),
})
const actionNames = Object.entries(actionTargets.shape).flatMap(([key, part]) => {
  const { label } = wordsOf(part)
  return label ? [[key, label]] : []
})
export const actionId = ofKind('actionId', actionTargets.keyof().meta({ choices: Object.fromEntries(actionNames) }))
