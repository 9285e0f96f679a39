import { z } from 'zod'

import { defineSection } from '../../data-model/define-section'
import { headed, sectionLink, titled } from '../../data-model/section-fields'
import { field } from '../../data-model/words'
import { leastGap, timelineScale } from './scale'

const thisYear = new Date().getFullYear()

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
  check: ({ items }) => {
    const years = items.map(({ year }) => year ?? thisYear)
    const path = ['items']
    if (years.some((year, index) => index > 0 && year <= (years[index - 1] ?? year)))
      return [{ path, message: `must follow each other in time, but the years are ${years.join(', ')}` }]
    const starts = timelineScale(items, thisYear)
    const close = starts.findIndex((start, index) => index > 0 && start - (starts[index - 1] ?? 0) < leastGap)
    if (close < 0) return []
    const message = `has ${years[close - 1]} and ${years[close]} too close together for their words. Leave one out`
    return [{ path, message }]
  },
})
