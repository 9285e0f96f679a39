import { range } from '../kit/geometry'
import { line, plain, shape } from './pieces'

/** Width of a house with its shop. */
export const bay = 176

/** The door of the shop: from where to where, and how high. */
const door = { from: 30, to: 146, height: 132 }

/** What is in the shop, as far as the shutter lets one see: shelves with jars, and parcels below them. */
function inside(): string {
  const rows = [-98, -66, -34]
  const shelves = rows.map((y) => `M${door.from + 12} ${y}H${door.to - 12}`).join('')
  const jars = rows.slice(0, 2).flatMap((y, row) =>
    range(7).map((place) => {
      const tall = 11 + ((place * 7 + row * 5) % 4) * 3
      return `M${door.from + 17 + place * 12} ${y}v${-tall}h7v${tall}z`
    }),
  )
  const parcels = 'M48-34v-18h24v18zM74-34v-12h18v12zM98-34v-22h26v22z'
  return (
    plain(jars.join(''), 'casing') +
    shape(parcels, 'ground') +
    line('M60-52v18M83-46v12M111-56v22') +
    line(shelves, 2.25, 'casing')
  )
}

/** The shutter, down to its bar: a slat every few units. */
function shutter(steps: number, of: number): string {
  if (steps >= of) return ''
  const bottom = Math.round(-door.height * (steps / of))
  const slats = range(Math.floor((door.height + bottom - 4) / 8)).map(
    (slat) => `M${door.from} ${-door.height + 8 + slat * 8}H${door.to}`,
  )
  return (
    plain(`M${door.from} ${-door.height}H${door.to}V${bottom}H${door.from}z`, 'hollow') +
    line(slats.join('')) +
    line(`M${door.from} ${bottom}H${door.to}`, 4.5) +
    line(`M80 ${bottom - 8}h16`, 2.25)
  )
}

/** Where the shutter has stood, and will: a tick on the wall for each step. */
const gauge = (of: number) =>
  line(
    range(of + 1)
      .map((step) => `M${door.from - 12} ${Math.round((-door.height * step) / of)}h9`)
      .join(''),
  )

/** The awning goes out when the shop opens. */
function awning(): string {
  const [left, right] = [door.from - 14, door.to + 14]
  const stripe = (right - left) / 10
  const top = (x: number) => Math.round(door.from + ((x - left) / (right - left)) * (door.to - door.from))
  const stripes = range(5).map((index) => {
    const x = left + (2 * index + 1) * stripe
    return `M${top(x)}-162L${Math.round(x)}-126q7 12 14 0L${top(x + stripe)}-162z`
  })
  const outline = `M${door.from}-162L${left}-126${'q7 12 14 0'.repeat(10)}L${door.to}-162z`
  return plain(outline, 'ground') + plain(stripes.join(''), 'water') + line(outline, 2.25)
}

/** The board over the door, with the sign of the shop: a lemon and its leaf. */
const board =
  shape(`M${door.from - 8}-162H${door.to + 8}V-136H${door.from - 8}z`, 'ground', 2.25) +
  shape('M74-149q3-9 13-9t14 7l4 2-4 3q-4 6-13 6t-14-9z', 'lemon') +
  line('M74-149q-9 1-12-6q9-3 12 6z')

/** A crate of lemons beside the door. */
function crate(x: number): string {
  const lemon = (across: number, up: number) => `M${x + across - 5}-${up}a5.5 5 0 1 1 11 0a5.5 5 0 1 1-11 0z`
  return (
    shape(lemon(5, 22) + lemon(14, 25) + lemon(23, 22) + lemon(32, 24), 'lemon', 1.5) +
    shape(`M${x - 2}-20h41l-4 20h-33z`, 'ground', 2.25) +
    line(`M${x}-10h37`)
  )
}

/** The front of the shop when so many things are ready. With the last it is open. */
export function shopFront(steps: number, of: number): string {
  const opening = `M${door.from} 0V${-door.height}H${door.to}V0`
  const isOpen = steps >= of
  return [
    plain(`${opening}z`, steps > 0 ? 'lemon' : 'hollow'),
    steps > 0 ? inside() : '',
    shutter(steps, of),
    line(opening, 2.25),
    steps > 0 ? gauge(of) : '',
    isOpen ? awning() + crate(-8) : steps > 0 ? board : line('M30-162h116v26h-116z'),
  ].join('')
}
