import { z } from 'zod'

import { verbatim } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed, sectionLink, titled } from '../fields'
import { profilePath } from './profile-path'

const point = z.strictObject({
  marker: verbatim.optional().describe('Large mark above the title: a year, "Today". Left out, none is shown'),
  ...titled,
  height: z.number().min(0).max(100).describe('Height of the point on the profile, 0 to 100'),
})

export const profile = defineSection({
  type: 'profile',
  description: 'An elevation profile: a process, a story or a timeline whose points climb or fall',
  fields: {
    ...headed,
    items: z.array(point).min(3).max(5).describe('Its points, from left to right'),
    link: sectionLink,
  },
  adds: { path: z.string().describe('The line through the points, as SVG path data in a box of 1000 by 100') },
  build: ({ items }) => ({ path: profilePath(items.map(({ height }) => height)) }),
})
