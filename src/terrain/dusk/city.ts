import { seededRandom } from '../noise'
import { picture } from './profiles'

/** Where the town begins and ends along the shore, in pixels. */
const town = { from: 1470, to: 2240 } as const

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

const cross = (x: number, foot: number, height: number) =>
  `M${round(x - 1.5)} ${round(foot)}v${-height}h3v${height}zM${round(x - height * 0.3)} ${round(foot - height * 0.72)}h${round(height * 0.6)}v3h${round(-height * 0.6)}z`

/** A cupola on its drum: half an ellipse, a lantern with a cap of its own, a cross. Curves start at the left. */
function cupola(x: number, radius: number, foot: number, drum: number): string {
  const spring = foot - drum
  const top = spring - radius * 0.96
  const lantern = radius * 0.2
  return [
    `M${round(x - radius * 0.9)} ${foot + 1}V${round(spring)}h${round(radius * 1.8)}V${foot + 1}z`,
    `M${round(x - radius * 1.02)} ${round(spring + 3)}v-5h${round(radius * 2.04)}v5z`,
    `M${round(x - radius * 0.94)} ${round(spring)}A${round(radius * 0.94)} ${round(radius * 0.98)} 0 0 1 ${round(x + radius * 0.94)} ${round(spring)}z`,
    `M${round(x - lantern)} ${round(top + 4)}v${round(-radius * 0.42 - 4)}h${round(lantern * 2)}v${round(radius * 0.42 + 4)}z`,
    `M${round(x - lantern * 1.3)} ${round(top - radius * 0.42)}a${round(lantern * 1.3)} ${round(lantern * 1.3)} 0 0 1 ${round(lantern * 2.6)} 0z`,
    cross(x, top - radius * 0.42 - lantern * 1.2, Math.max(11, round(radius * 0.5))),
  ].join('')
}

/** A church from its side: a nave under a low roof, its façade at the left, the cupola over the crossing. */
function church(x: number, radius: number, nave: number): string {
  const foot = picture.horizon - nave
  const [left, right] = [x - radius * 3, x + radius * 1.7]
  return [
    box(left, right - left, nave - 4),
    `M${round(left)} ${foot + 5}L${round(left + 5)} ${round(foot - 3)}H${round(right - 5)}L${round(right)} ${foot + 5}z`,
    // The front stands higher than the roof and ends in a curved gable.
    box(left - 4, radius * 0.6, nave + 6),
    `M${round(left - 6)} ${foot - 5}q${round(radius * 0.34)} ${round(-radius * 0.5)} ${round(radius * 0.68)} 0z`,
    cupola(x, radius, foot - 2, radius * 0.62),
  ].join('')
}

/** A bell tower as broad as they are here: two storeys, an open belfry, a small cupola. */
function belfry(x: number, width: number, height: number): string {
  const top = picture.horizon - height
  const [half, pillar, arch] = [width / 2, width * 0.26, width * 0.9]
  return [
    box(x - half, width, height - arch),
    `M${round(x - half - 2)} ${round(top + arch + 2)}v-4h${round(width + 4)}v4z`,
    box(x - half, pillar, height),
    box(x + half - pillar, pillar, height),
    `M${round(x - half - 2)} ${round(top + 4)}v-6h${round(width + 4)}v6z`,
    `M${round(x - half * 0.7)} ${round(top - 2)}a${round(half * 0.7)} ${round(half * 0.75)} 0 0 1 ${round(width * 0.7)} 0z`,
    cross(x, top - 2 - half * 0.7, 11),
  ].join('')
}

/** San Nicolò l’Arena, the cathedral with its bell tower, the Badia di Sant’Agata, and a church farther off. */
const landmarks = [
  church(1640, 25, 30),
  church(1812, 33, 38),
  belfry(1884, 24, 74),
  church(1990, 22, 28),
  belfry(2100, 18, 46),
].join('')

/** The mole with its light runs out into the water. */
const mole = `M1830 ${picture.horizon + 9}H2330v-4h-12v-26l-4 -5l-4 5v26H2206v-3H1830z`

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
