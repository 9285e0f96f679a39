import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { text } from '../../data-model/primitives'
import { headed, heading, sectionLink } from '../../data-model/section-fields'

export const statement = defineSection({
  type: 'statement',
  label: { en: 'Prose in large type', it: 'Testo in grande' },
  hint: {
    en: 'Prose in large type; the first paragraph is the largest',
    it: 'Testo in grande; il primo paragrafo è il più grande',
  },
  fields: {
    tone: headed.tone,
    heading,
    paragraphs: z
      .array(text)
      .min(1)
      .max(5)
      .meta({
        label: { en: 'Paragraphs', it: 'Paragrafi' },
        one: { en: 'paragraph', it: 'paragrafo' },
        hint: { en: 'Its paragraphs, in reading order', it: 'I suoi paragrafi, nell’ordine di lettura' },
      }),
    link: sectionLink,
  },
})
