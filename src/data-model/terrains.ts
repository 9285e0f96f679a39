import { z } from 'zod'

import { pageId } from './primitives'
import { choice, field } from './words'

const unit = z.number().min(-0.5).max(2.5)

/** A hill (or, with a negative height, a hollow). Positions and radii are in terrain heights: x 0–1.78, y 0–1. */
const hill = z.strictObject({
  x: unit.meta({ label: { en: 'From the left', it: 'Da sinistra' } }),
  y: unit.meta({ label: { en: 'From the top', it: 'Dall’alto' } }),
  radiusX: z
    .number()
    .positive()
    .meta({ label: { en: 'Half width', it: 'Metà larghezza' } }),
  radiusY: z
    .number()
    .positive()
    .meta({ label: { en: 'Half depth', it: 'Metà profondità' } }),
  height: z
    .number()
    .min(-2)
    .max(2)
    .meta({ label: { en: 'Height', it: 'Altezza' } }),
  angle: field(z.number().min(-90).max(90).default(0), {
    en: ['Angle', 'Degrees by which the hill is turned, clockwise'],
    it: ['Angolo', 'Di quanti gradi è girata la collina, in senso orario'],
  }),
  steepness: field(z.number().positive().default(1.5), {
    en: ['Steepness', 'Exponent of the fall: 1 is a spike, 3 a mesa'],
    it: ['Pendenza', 'Quanto scende ripida: con 1 è una punta, con 3 un altopiano'],
  }),
})

/** Where the form lies: the crater's middle, the middle of the slope or of the shore, Etna's summit. */
const place = z
  .strictObject({
    x: unit.meta({ label: { en: 'From the left', it: 'Da sinistra' } }),
    y: unit.meta({ label: { en: 'From the top', it: 'Dall’alto' } }),
    size: z
      .number()
      .min(0.3)
      .max(3)
      .default(1)
      .meta({ label: { en: 'Size', it: 'Grandezza' } }),
  })
  .default({ x: 1.2, y: 0.4, size: 1 })
  .meta({ label: { en: 'Place of the form', it: 'Posizione della forma' } })

/** The terrain of one page, in both languages. The same seed always draws the same lines. */
export const terrain = z.strictObject({
  page: pageId,
  seed: z
    .number()
    .int()
    .positive()
    .meta({ label: { en: 'Seed', it: 'Seme' } }),
  form: field(
    choice(['hills', 'coast', 'slope', 'crater', 'etna'], {
      hills: { en: 'Hills only', it: 'Solo colline' },
      coast: { en: 'A coast', it: 'Una costa' },
      slope: { en: 'A slope', it: 'Un pendio' },
      crater: { en: 'A crater', it: 'Un cratere' },
      etna: { en: 'Etna above the gulf', it: 'L’Etna sul golfo' },
    }),
    {
      en: ['Shape', 'Base shape: hills only, a coastline, a slope, a crater, or Etna above the gulf of Catania'],
      it: ['Forma', 'Forma di base: solo colline, una costa, un pendio, un cratere o l’Etna sul golfo di Catania'],
    },
  ),
  place,
  hills: z
    .array(hill)
    .max(8)
    .default([])
    .meta({ label: { en: 'Hills', it: 'Colline' }, one: { en: 'hill', it: 'collina' } }),
  roughness: z
    .number()
    .min(0)
    .max(1)
    .default(0.18)
    .meta({ label: { en: 'Roughness', it: 'Asperità' } }),
  levels: field(z.number().int().min(6).max(24).default(16), {
    en: ['Contour lines', 'How many contour lines'],
    it: ['Curve di livello', 'Quante curve di livello'],
  }),
  spots: field(
    z
      .array(
        z.strictObject({
          x: field(z.number().min(0).max(100), {
            en: ['From the left', 'From the left, in per cent of the width'],
            it: ['Da sinistra', 'Da sinistra, in percentuale della larghezza'],
          }),
          y: field(z.number().min(0).max(100), {
            en: ['From the top', 'From the top, in per cent of the height'],
            it: ['Dall’alto', 'Dall’alto, in percentuale dell’altezza'],
          }),
        }),
      )
      .max(3)
      .default([]),
    {
      en: ['Spot heights', 'Where the hero places its figures, in per cent of its width and height', 'spot height'],
      it: ['Quote', 'Dove l’apertura mette i suoi numeri, in percentuale della sua larghezza e altezza', 'quota'],
    },
  ),
})

export const terrainsFile = z.strictObject({
  $schema: z.string().optional(),
  terrains: z
    .array(terrain)
    .min(1)
    .meta({ label: { en: 'Terrains', it: 'Rilievi' }, one: { en: 'terrain', it: 'rilievo' } }),
})

export type Terrain = z.infer<typeof terrain>

/** The file of its contour lines, from data/. */
export const terrainFile = ({ page }: Terrain) => `terrain/${page}.svg`

/** The file of its view in the menu, which does not name the not-found page. */
export const viewFile = ({ page }: Terrain) => (page === 'not-found' ? undefined : `terrain/${page}-view.svg`)

/** What a file of a terrain is drawn from, as the attribute `data-drawn-from` of its root says. */
export const drawnFrom = ({ page: _page, spots: _spots, ...seed }: Terrain) => JSON.stringify(seed)
