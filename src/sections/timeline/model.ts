import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { headed, sectionLink, titled } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

const point = z.strictObject({
  year: field(z.number().int().min(1900).max(2100).nullable(), ['Year', 'Its year; null is today']),
  ...titled,
})

export const timeline = defineSection({
  type: 'timeline',
  words: ['Years to scale', 'Years on a strip that is drawn to scale, with what happened in each below it'],
  fields: {
    ...headed,
    items: field(z.array(point).min(2).max(4), ['Entries', 'Its years, from the first to the last', 'entry']),
    link: sectionLink,
  },
})
