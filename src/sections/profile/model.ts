import { z } from 'zod'

import { verbatim } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed, sectionLink, titled } from '../fields'
import { profilePath } from './profile-path'

const point = z.strictObject({
  marker: verbatim.optional().meta({
    label: { en: 'Mark', it: 'Segno' },
    hint: {
      en: 'Large mark above the title: a year, "Today". Left out, none is shown',
      it: 'Segno grande sopra il titolo: un anno, «Oggi». Se vuoto, non c’è',
    },
  }),
  ...titled,
  height: z
    .number()
    .min(0)
    .max(100)
    .meta({
      label: { en: 'Height', it: 'Altezza' },
      hint: { en: 'Height of the point on the profile, 0 to 100', it: 'Altezza del punto sul profilo, da 0 a 100' },
    }),
})

export const profile = defineSection({
  type: 'profile',
  label: { en: 'Elevation profile', it: 'Profilo altimetrico' },
  hint: {
    en: 'An elevation profile: a process, a story or a timeline whose points climb or fall',
    it: 'Un profilo altimetrico: un processo, una storia o una cronologia i cui punti salgono o scendono',
  },
  fields: {
    ...headed,
    items: z
      .array(point)
      .min(3)
      .max(5)
      .meta({
        label: { en: 'Entries', it: 'Voci' },
        one: { en: 'entry', it: 'voce' },
        hint: { en: 'Its points, from left to right', it: 'I suoi punti, da sinistra a destra' },
      }),
    link: sectionLink,
  },
  adds: { path: z.string().describe('The line through the points, as SVG path data in a box of 1000 by 100') },
  build: ({ items }) => ({ path: profilePath(items.map(({ height }) => height)) }),
})
