import { range } from '../kit/geometry'
import { line, plain, shape } from './pieces'
import { bay } from './shop'

interface House {
  height: number
  look: 'balcony' | 'windows' | 'arch'
  isLit: boolean
}

const louvres = (x: number, y: number, wide: number, tall: number) =>
  line(
    range(Math.floor(tall / 6) - 1)
      .map((row) => `M${x + 3} ${y + 6 + row * 6}h${wide - 6}`)
      .join(''),
  )

/** A window: shuttered by day, lit in the evening. */
function pane(x: number, y: number, wide: number, tall: number, isLit: boolean): string {
  const frame = shape(`M${x} ${y}h${wide}v${tall}h${-wide}z`, isLit ? 'stigma' : 'hollow')
  const inner = isLit ? line(`M${x + wide / 2} ${y}v${tall}M${x} ${y + 24}h${wide}`) : louvres(x, y, wide, tall)
  return frame + inner + line(`M${x - 5} ${y - 5}h${wide + 10}`, 2.25)
}

/** A balcony: its railing bulges, its slab stands on two scrolls, a pot on its rim. */
function balcony(y: number): string {
  const bars = range(13).map((bar) => `M${48 + bar * 6.7} ${y}q${bar < 6 ? -3 : bar > 6 ? 3 : 0} 16 0 28`)
  return (
    plain(`M44 ${y}h88v28h-88z`, 'ground') +
    line(bars.join('')) +
    line(`M42 ${y}h92`, 2.25) +
    shape(`M38 ${y + 28}h100v6h-100z`, 'ground') +
    line(`M48 ${y + 34}q0 12 9 13q-5-4-1-8M128 ${y + 34}q0 12-9 13q5-4 1-8`) +
    line(`M126 ${y - 12}q-7-3-8-12q8 2 8 12q-1-11 4-16q5 7-4 16q5-8 12-6q-3 7-12 6`) +
    shape(`M119 ${y - 12}h14l-3 12h-8z`, 'water')
  )
}

/** What hangs out to dry between two windows. */
const laundry = (y: number) =>
  line(`M66 ${y}q22 7 44 0`) +
  shape(`M72 ${y + 2}l10 2l-1 18l-9-1zM85 ${y + 3}h9v13h-9zM97 ${y + 3}l9-2l1 19l-9 1z`, 'ground')

const floors: Readonly<Record<House['look'], (top: number, isLit: boolean) => string>> = {
  balcony: (top, isLit) => pane(66, top, 44, 82, isLit) + balcony(top + 54),
  windows: (top, isLit) => pane(28, top, 38, 62, isLit) + pane(110, top, 38, 62, isLit) + laundry(top + 40),
  arch: (top, isLit) =>
    shape(`M62 ${top + 80}v-50a26 26 0 0 1 52 0v50z`, isLit ? 'stigma' : 'hollow') +
    line(`M88 ${top + 4}v76M62 ${top + 34}h52`) +
    balcony(top + 52),
}

/** How a house ends: a cornice with its teeth, tiles, or a balustrade. */
const tops: Readonly<Record<House['look'], (height: number) => string>> = {
  balcony: (height) =>
    shape(`M-4 ${-height}${'q5.75-11 11.5 0'.repeat(16)}z`, 'ground') + line(`M-5 ${-height}H${bay + 5}`, 2.25),
  windows: (height) =>
    line(
      range(18)
        .map((tooth) => `M${4 + tooth * 10} ${-height}v7`)
        .join(''),
    ) + line(`M-5 ${-height}H${bay + 5}M0 ${-height + 8}H${bay}`, 2.25),
  arch: (height) =>
    plain(`M0 ${-height - 18}H${bay}V${-height}H0z`, 'ground') +
    line(
      range(20)
        .map((post) => `M${5 + post * 8.7} ${-height}q-3-8 0-16`)
        .join(''),
    ) +
    line(`M-5 ${-height}H${bay + 5}M0 ${-height - 17}H${bay}`, 2.25),
}

/** One of the houses of the street; a low one has the shop alone. */
export function house({ height, look, isLit }: House): string {
  const stones = range(Math.floor(height / 24)).flatMap((row) => {
    const wide = row % 2 === 0 ? 13 : 8
    return [`M0 ${-row * 24}h${wide}v-12h${-wide}`, `M${bay} ${-row * 24}h${-wide}v-12h${wide}`]
  })
  return [
    plain(`M0 0V${-height}H${bay}V0z`, 'ground'),
    line(stones.join(''), 1, 'line'),
    line(`M0 0V${-height}M${bay} 0V${-height}`),
    height > 230 ? floors[look](-height + 32, isLit) : '',
    tops[look](height),
  ].join('')
}

/** A lantern on its bracket, between two houses. */
export const lantern = (isLit: boolean): string =>
  [
    isLit ? plain('M-28-196a28 28 0 1 0 56 0a28 28 0 1 0-56 0z', 'stigma') : '',
    line('M0-232q14-4 14 8M0-226v-14', 2.25),
    shape('M-7-186L-10-206H10L7-186z', isLit ? 'sun' : 'ground', 2.25),
    line('M-12-206Q0-222 12-206zM0-217v-8', 2.25),
  ].join('')
