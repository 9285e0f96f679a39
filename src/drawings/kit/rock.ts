import { range } from './geometry'

/** One curve that every bed of a section follows: path data, drawn again at other depths. */
export interface Curve {
  data: string
  /** Where the fill of a bed ends: left edge and lowest line. */
  left: number
  bottom: number
}

type Rock = 'lines' | 'bricks' | 'dots' | 'dashes' | 'crosses'

/** Fill of each rock, as names of custom properties, and the ink of its sign. */
const looks: Readonly<Record<Rock, { fill: string; ink: string }>> = {
  lines: { fill: 'bed-pale', ink: 'ink' },
  bricks: { fill: 'bed-white', ink: 'ink' },
  dots: { fill: 'bed-light', ink: 'ink' },
  dashes: { fill: 'bed-mid', ink: 'ink' },
  crosses: { fill: 'rock', ink: 'bed-chalk' },
}

/** A line along the curve; dashes are in units, as wide as the drawing makes them. */
const along = (curve: Curve, depth: number, ink: string, attributes: string) =>
  `<path transform="translate(0 ${Math.round(depth * 10) / 10})" stroke="var(--${ink})" stroke-linecap="butt" ${attributes} d="${curve.data}"/>`

const dashed = (width: number, dash: string, offset = 0) =>
  `stroke-width="${Math.round(width * 10) / 10}" stroke-opacity=".55" stroke-dasharray="${dash}" stroke-dashoffset="${offset}"`

/** Rows inside a bed, as far apart as they can be near a distance. */
function rows(thickness: number, distance: number): { step: number; depths: number[] } {
  const count = Math.max(1, Math.round(thickness / distance))
  const step = thickness / count
  return { step, depths: range(count).map((row) => row * step) }
}

const signs: Readonly<Record<Rock, (curve: Curve, top: number, thickness: number, ink: string) => string[]>> = {
  lines: (curve, top, thickness, ink) => {
    const { depths } = rows(thickness, 5)
    return depths.slice(1).map((depth) => along(curve, top + depth, ink, 'stroke-width="1" stroke-opacity=".4"'))
  },
  bricks: (curve, top, thickness, ink) => {
    const { step, depths } = rows(thickness, 22)
    return depths.flatMap((depth, row) => [
      row > 0 ? along(curve, top + depth, ink, 'stroke-width="1" stroke-opacity=".5"') : '',
      along(curve, top + depth + step / 2, ink, dashed(step, '1 45', row % 2 === 0 ? 0 : 23)),
    ])
  },
  dots: (curve, top, thickness, ink) => {
    const { step, depths } = rows(thickness, 10.5)
    return depths.map((depth, row) =>
      along(curve, top + depth + step / 2, ink, dashed(2.3, '2.3 11', [0, 6, 3, 9][row % 4])),
    )
  },
  dashes: (curve, top, thickness, ink) => {
    const { step, depths } = rows(thickness, 7.5)
    return depths.map((depth, row) => along(curve, top + depth + step / 2, ink, dashed(1, '14 8', row * 9)))
  },
  crosses: (curve, top, thickness, ink) => {
    const { step, depths } = rows(thickness, 28)
    return depths.flatMap((depth, row) => {
      const shift = row % 2 === 0 ? 0 : 27
      return [
        along(curve, top + depth + step / 2, ink, dashed(1, '11 43', shift)),
        along(curve, top + depth + step / 2, ink, dashed(11, '1 53', shift - 5)),
      ]
    })
  },
}

const edge = (curve: Curve, depth: number) =>
  `<path transform="translate(0 ${Math.round(depth * 10) / 10})" stroke="var(--ink)" vector-effect="non-scaling-stroke" d="${curve.data}"/>`

/** What lies below a depth, down to the lowest line. */
const fillBelow = (curve: Curve, depth: number, fill: string) =>
  `<path transform="translate(0 ${Math.round(depth * 10) / 10})" fill="var(--${fill})" d="${curve.data}V${Math.round((curve.bottom - depth) * 10) / 10}H${curve.left}z"/>`

/** A bed of a thickness, with the sign of its rock. */
export function bed(curve: Curve, rock: Rock, top: number, thickness: number): string {
  const { fill, ink } = looks[rock]
  return [
    fillBelow(curve, top, fill),
    ...signs[rock](curve, top, thickness, ink),
    // The sign of the lowest row may reach over: what lies below is painted later.
    edge(curve, top),
  ].join('')
}

/** The seam that a drawing is about: lemon, down to the lowest line. */
export const seam = (curve: Curve, top: number) => fillBelow(curve, top, 'lemon') + edge(curve, top)
