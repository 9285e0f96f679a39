import type { Point } from '../kit/geometry'

const thick = 'stroke="var(--ink)" stroke-width="2.25" vector-effect="non-scaling-stroke"'
const at = ([x, y]: Point, scale = 1) =>
  `transform="translate(${Math.round(x)} ${Math.round(y)})${scale === 1 ? '' : ` scale(${scale})`}"`

/** A hut with its door: where one sleeps, and may turn back. */
export const drawHut = (point: Point, scale: number): string =>
  `<g ${at(point, scale)}><path fill="var(--ground)" ${thick} d="M-11 10V-2L0-12L11-2V10z"/><path ${thick} d="M-15 1L0-13L15 1"/><path fill="var(--ink)" d="M-3 10V2h6v8z"/></g>`

/** The summit: the surveyors' triangle, and a flag. */
export const drawSummit = (point: Point): string =>
  `<g ${at(point)}><path fill="var(--lemon)" ${thick} d="M-13 9L0-14L13 9z"/><path fill="var(--casing)" d="M-2.5 1.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z"/></g>`
