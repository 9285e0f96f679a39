/** Strokes and shapes of the street's pieces: drawn upwards from 0, where the street is. */

const keep = 'vector-effect="non-scaling-stroke"'

export const line = (data: string, width = 1, stroke = 'ink') =>
  data && `<path stroke="var(--${stroke})" stroke-width="${width}" ${keep} d="${data}"/>`

export const shape = (data: string, fill: string, width = 1) =>
  `<path fill="var(--${fill})" stroke="var(--ink)" stroke-width="${width}" ${keep} d="${data}"/>`

export const plain = (data: string, fill: string) => data && `<path fill="var(--${fill})" d="${data}"/>`

/** Content moved, and drawn at a scale. */
export const moved = (x: number, y: number, scale: number, content: string, id?: string) =>
  `<g${id ? ` id="${id}"` : ''} transform="translate(${Math.round(10 * x) / 10} ${Math.round(y)})${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`
