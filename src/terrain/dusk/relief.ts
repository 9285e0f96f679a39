import { terrain } from '../../data-model/terrains'
import { etna } from '../etna'
import { seededNoise, seededRandom, smoothstep } from '../noise'

/** Size of the picture in pixels, and where the water meets the land. */
export const picture = { width: 2400, height: 1350, horizon: 960 } as const

/** The eye floats in the gulf of Catania: kilometres east and north of the summit, which it looks at. */
const eye = { east: 14, north: -38 }
const summitX = 1800
const pixelsPerRadian = 1500
/** Heights are drawn larger than they are, as the eye remembers them. */
const exaggeration = 4.6
const summitKilometres = 3.35

export interface Profile {
  /** Kilometres from the eye. */
  distance: number
  /** Pixels above the horizon, one for every `step` pixels from the left. */
  heights: number[]
}

export const step = 6
const columns = picture.width / step + 1

const spec = terrain.parse({ page: 'prestashop-catania', seed: 44, form: 'etna', place: { x: 0, y: 0 }, roughness: 0.12 })

/** Farther ranges stand wide apart, the flank that faces the eye is cut into slices of about a kilometre. */
function distances(): number[] {
  const behind = [92, 82, 74, 67, 61, 56, 52]
  const flank = Array.from({ length: 34 }, (_, index) => 48.5 - index * 1.05)
  return [...behind, ...flank.filter((distance) => distance > 13)]
}

/** Etna as seen from the gulf: one profile for each distance, the farthest first. */
export function profiles(): Profile[] {
  const random = seededRandom(spec.seed)
  const form = etna(spec, random)
  const grain = seededNoise(random)
  const heightAt = (east: number, north: number) => form(east * 0.0122, -north * 0.0122)
  const bearing = Math.atan2(-eye.north, -eye.east)
  return distances().map((distance) => ({
    distance,
    heights: Array.from({ length: columns }, (_, column) => {
      const angle = bearing - (column * step - summitX) / pixelsPerRadian
      const east = eye.east + distance * Math.cos(angle)
      const north = eye.north + distance * Math.sin(angle)
      const height = heightAt(east, north)
      // Gullies run down the flanks; the plain and the summit are smooth.
      const gullies = 0.035 * grain(east / 2.6, north / 2.6) * smoothstep(0.05, 0.3, height)
      const kilometres = Math.max(0, height + gullies) * summitKilometres
      return (kilometres * exaggeration * pixelsPerRadian) / distance
    }),
  }))
}
