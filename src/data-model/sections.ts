import { z } from 'zod'

import { iconNames } from './icons'
import { figureId, identifier, interest, language, link, pageId, text } from './primitives'

/** Background of a section; its text and hairline colours follow from it. */
const tone = z.enum(['paper', 'mist']).default('paper').describe('Background: paper (white) or mist (sea-glass)')

const id = identifier.optional().describe('Anchor of the section. Left out, it is section-N, counted from section-0')

const icon = z.enum(iconNames)
const titledText = z.strictObject({ title: text, text })

/** The lemon field at the top of a page, with the page's terrain behind it. */
export const hero = z.strictObject({
  type: z.literal('hero'),
  id,
  variant: z.enum(['home', 'page']).default('page').describe('home fills the first screen; page is lower'),
  badges: z.array(text).max(3).default([]),
  heading: text.describe('The only h1 of the page: few words, very large'),
  lede: text,
  actions: z.array(link).max(2).default([]),
  spots: z.array(figureId).max(3).default([]).describe('Figures shown as spot heights on the terrain, highest first'),
  image: z
    .strictObject({ file: identifier.describe('Name of a picture in data/images, without its ending'), alt: text })
    .optional(),
})

/** Three situations a shop can be in, each a tile of terrain that leads to its page. */
export const situations = z.strictObject({
  type: z.literal('situations'),
  id,
  heading: text,
  intro: text.optional(),
  items: z.array(z.strictObject({ page: pageId, title: text, text, label: text })).length(3),
})

/** An elevation profile: a process, a story or a timeline whose points climb or fall. */
export const profile = z.strictObject({
  type: z.literal('profile'),
  id,
  tone,
  heading: text,
  intro: text.optional(),
  items: z
    .array(
      z.strictObject({
        marker: text.optional().describe('Large mark above the title: a year, "Today". Left out, none is shown'),
        title: text,
        text,
        height: z.number().min(0).max(100).describe('Height of the point on the profile, 0 to 100'),
      }),
    )
    .min(3)
    .max(5),
  link: link.optional(),
})

/** A ruled list: heading on the left, titled rows on the right. */
export const ledger = z.strictObject({
  type: z.literal('ledger'),
  id,
  tone,
  heading: text,
  intro: text.optional(),
  items: z
    .array(
      z.strictObject({
        title: text,
        text,
        points: z.array(text).default([]).describe('Short concrete items below the text'),
        link: link.optional(),
      }),
    )
    .min(2)
    .max(8),
  link: link.optional(),
})

/** A ruled grid of short items with an icon each. */
export const grid = z.strictObject({
  type: z.literal('grid'),
  id,
  tone,
  heading: text,
  intro: text.optional(),
  items: z
    .array(z.strictObject({ icon, title: text, text }))
    .min(3)
    .max(8),
})

/** Figures as spot heights: large numbers on stems, with what each claims below it. */
export const figures = z.strictObject({
  type: z.literal('figures'),
  id,
  tone,
  heading: text,
  intro: text.optional(),
  items: z
    .array(z.strictObject({ figure: figureId, text: text.optional().describe('Replaces the figure’s own label here') }))
    .min(1)
    .max(6),
})

/** Two columns of one table: how it is, and how it is with us. */
export const comparison = z.strictObject({
  type: z.literal('comparison'),
  id,
  tone,
  heading: text,
  intro: text.optional(),
  before: text.describe('Heading of the left column'),
  after: text.describe('Heading of the right column'),
  rows: z
    .array(z.strictObject({ topic: text, before: text, after: text }))
    .min(3)
    .max(7),
})

/** Prose in large type; the first paragraph is the largest. */
export const statement = z.strictObject({
  type: z.literal('statement'),
  id,
  tone,
  heading: text,
  paragraphs: z.array(text).min(1).max(5),
  link: link.optional(),
})

/** Declarations one below the other, each as large as a heading. */
export const principles = z.strictObject({
  type: z.literal('principles'),
  id,
  tone,
  heading: text,
  intro: text.optional(),
  items: z.array(titledText).min(3).max(9),
})

/** Training programs, each drawn as long as it lasts. */
export const programs = z.strictObject({
  type: z.literal('programs'),
  id,
  tone,
  heading: text,
  intro: text.optional(),
  items: z
    .array(
      z.strictObject({
        figure: figureId.describe('How long the program lasts'),
        title: text,
        text,
        points: z.array(text).min(2).max(6),
      }),
    )
    .min(2)
    .max(6),
})

/** Questions and answers, one open at a time (specification, section 2, pharmacy event). */
export const faq = z.strictObject({
  type: z.literal('faq'),
  id,
  tone,
  heading: text,
  intro: text.optional(),
  items: z
    .array(z.strictObject({ question: text, answer: text }))
    .min(3)
    .max(10),
})

/** The general form with the contact details beside it. */
export const contact = z.strictObject({
  type: z.literal('contact'),
  id,
  tone,
  heading: text,
  intro: text,
  interest: interest.optional().describe('Interest that is chosen when the page opens'),
  only: language.optional().describe('Set where the page of the other language leaves this section out on purpose'),
})

/** The lead form: name, e-mail, phone, message. Any page can place it with its own interest, source and texts. */
export const lead = z.strictObject({
  type: z.literal('lead'),
  id,
  tone,
  heading: text,
  intro: text,
  interest: identifier.describe('Sent as `interest`'),
  source: text.describe('Sent as `source`: names the site and the campaign'),
  submit: text.describe('Label of the button'),
})

/** The three products of the proprietary suite, each with its own small drawing. */
export const suite = z.strictObject({
  type: z.literal('suite'),
  id,
  tone,
  heading: text,
  intro: text.optional(),
  items: z
    .array(z.strictObject({ drawing: z.enum(['analytics', 'automation', 'monitoring']), title: text, text }))
    .length(3),
  link: link.optional(),
})

/** One thing to take away: a call, a document. Its target is a field of site.json. */
export const offer = z.strictObject({
  type: z.literal('offer'),
  id,
  tone,
  heading: text,
  text,
  actions: z
    .array(z.strictObject({ action: z.enum(['freeCall', 'caseStudy', 'brochure', 'courseCatalogue']), label: text }))
    .min(1)
    .max(2),
})

/** A call to action in the middle of a page: `field` is a lemon band, `line` a quiet ruled one. */
export const callout = z.strictObject({
  type: z.literal('callout'),
  id,
  variant: z.enum(['field', 'line']).default('line'),
  heading: text,
  text,
  action: link,
})

/** The last call to action of a page, on basalt, with the page's terrain behind it. */
export const closing = z.strictObject({
  type: z.literal('closing'),
  id,
  heading: text,
  text,
  actions: z.array(link).min(1).max(2),
})

/** Every kind of section a page can have. An unknown `type` stops the build. */
export const sectionKinds = [
  hero,
  situations,
  profile,
  ledger,
  grid,
  figures,
  comparison,
  statement,
  principles,
  programs,
  faq,
  contact,
  lead,
  suite,
  offer,
  callout,
  closing,
] as const

export const section = z.discriminatedUnion('type', sectionKinds)

export type Section = z.infer<typeof section>
export type SectionType = Section['type']
