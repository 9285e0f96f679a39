import { seededRandom } from '../noise'
import { picture } from './profiles'

/** Where the town begins and ends along the shore, in pixels. */
const town = { from: 1306, to: 2190 } as const

const round = (value: number) => Math.round(value * 10) / 10

interface House {
  x: number
  width: number
  height: number
}

/** Roofs of the town: lower towards its ends, nowhere two alike. */
function houses(random: () => number): House[] {
  const result: House[] = []
  for (let x = town.from; x < town.to; ) {
    const width = 9 + random() * 17
    const middle = 1 - Math.abs((x - town.from) / (town.to - town.from) - 0.45) * 1.7
    result.push({ x, width, height: 7 + Math.max(0, middle) * (6 + 21 * random()) })
    x += width
  }
  return result
}

const box = (x: number, width: number, height: number) =>
  `M${round(x)} ${picture.horizon + 1}v${-round(height + 1)}h${round(width)}V${picture.horizon + 1}z`

/** A drum, its dome and the lantern on top. */
function dome(x: number, radius: number, height: number): string {
  const base = picture.horizon - height
  const lantern = base - radius * 1.06
  return [
    box(x - radius * 0.94, radius * 1.88, height),
    `M${x - radius} ${base}c0 ${-radius * 0.78} ${radius * 0.52} ${-radius * 1.08} ${radius} ${-radius * 1.08}s${radius} ${radius * 0.3} ${radius} ${radius * 1.08}z`,
    `M${x - 3} ${lantern + 2}v-10l3 -9l3 9v10z`,
  ].join('')
}

/** A bell tower in three storeys, each a little narrower. */
function campanile(x: number, width: number, height: number): string {
  const top = picture.horizon - height
  return [
    box(x - width / 2, width, height * 0.62),
    box(x - width * 0.42, width * 0.84, height * 0.86),
    box(x - width * 0.32, width * 0.64, height),
    `M${x - width * 0.36} ${top}l${width * 0.36} ${-width * 0.9}l${width * 0.36} ${width * 0.9}z`,
  ].join('')
}

/** San Nicolò l’Arena, the cathedral with its bell tower, the Badia di Sant’Agata, and churches farther off. */
const landmarks = [
  dome(1500, 21, 44),
  campanile(1414, 11, 52),
  dome(1692, 27, 56),
  campanile(1754, 15, 92),
  dome(1822, 18, 44),
  campanile(1942, 12, 60),
  dome(2018, 13, 30),
].join('')

/** The mole with its light runs out into the water. */
const mole = `M1770 ${picture.horizon + 9}H2274v-4h-12v-26l-4 -5l-4 5v26H2150v-3H1770z`

/** Catania as one outline on the shore, and the windows that are lit. */
export function city(): { outline: string; windows: string } {
  const random = seededRandom(1693)
  const roofs = houses(random)
  const windows = roofs.flatMap(({ x, width, height }) =>
    height < 13 || random() < 0.25
      ? []
      : [
          `M${round(x + 3 + random() * (width - 8))} ${round(picture.horizon - 4 - random() * (height - 9))}h3.500v4.500h-3.500z`,
        ],
  )
  const outline = roofs.map(({ x, width, height }) => box(x, width + 0.5, height)).join('')
  return { outline: outline + landmarks + mole, windows: windows.join('') }
}
