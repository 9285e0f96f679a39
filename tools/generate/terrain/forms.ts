import type { Terrain } from '../../../src/data-model/terrains'
import { seededNoise, smoothstep } from './noise'

/** Height above the plain at a point; positions are in terrain heights (x 0–1.78, y 0–1). */
export type Form = (x: number, y: number) => number

type Hill = Terrain['hills'][number]

function hillForm(hill: Hill): Form {
  const turn = (hill.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (x, y) => {
    const [dx, dy] = [x - hill.x, y - hill.y]
    const along = (dx * cos + dy * sin) / hill.radiusX
    const across = (dy * cos - dx * sin) / hill.radiusY
    // The small constant rounds the summit: with an exponent near 1 it would be a spike.
    return hill.height * Math.exp(-((along * along + across * across + 0.01) ** (hill.steepness / 2)))
  }
}

/** Sea to the left, land rising to the right; the shore leans so that the sea is widest under the heading. */
function coast({ place }: Terrain, random: () => number): Form {
  const [bay, cove] = [random() * 6.28, random() * 6.28]
  return (x, y) => {
    const shore =
      place.x + 0.3 * (y - 0.5) + place.size * (0.13 * Math.sin(5.2 * y + bay) + 0.045 * Math.sin(12.6 * y + cove))
    const inland = x - shore
    return inland > 0 ? 0.5 * (1 - Math.exp(-inland / 0.55)) : Math.max(-0.42, inland * 0.75)
  }
}

/** One long flank that climbs to the upper right, cut by gullies that run down it. */
function slope({ place }: Terrain, random: () => number): Form {
  const gully = seededNoise(random)
  return (x, y) => {
    const [dx, dy] = [x - place.x, y - place.y]
    const climb = 0.82 * dx - 0.57 * dy
    const across = 0.57 * dx + 0.82 * dy
    const spur = 0.13 * gully(across * 2.6, climb * 0.45) * smoothstep(-0.75, -0.1, climb)
    return 1.15 / (1 + Math.exp(-(climb + spur) * (3.4 / place.size)))
  }
}

function baseForm(spec: Terrain, random: () => number): Form {
  switch (spec.form) {
    case 'coast':
      return coast(spec, random)
    case 'slope':
      return slope(spec, random)
    case 'hills':
      return () => 0
  }
}

/** The shape of a terrain before any roughness: its form and the hills on it. */
export function terrainForm(spec: Terrain, random: () => number): Form {
  const forms = [baseForm(spec, random), ...spec.hills.map(hillForm)]
  return (x, y) => forms.reduce((height, form) => height + form(x, y), 0)
}
