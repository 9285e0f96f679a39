import type { Point } from '../../terrain/line-path'
import { path, weight } from '../kit/pen'

/** A boat under a lateen sail, its waterline at 0, about 130 units high. */
const shapes = {
  sail: 'M-52-24L62-132Q66-62 47-9Q-4-21-52-24z',
  seams: 'M-24-50Q10-36 52-34M4-77Q34-66 57-66M30-102Q46-96 60-98',
  spars: 'M-60-16L68-138M2 2L10-84',
  hull: 'M-62-5Q-54 14-40 17H44Q62 10 74-13Q44-3 4-3T-62-5z',
  plank: 'M-57 3Q-30 9 6 8T66-2',
  wake: 'M-104 24h36M-46 24h64M34 24h22M-78 33h22M-40 33h74M-24 42h40',
}

/** The boat from which all of it is seen. */
export function boat([x, y]: Point, scale: number): string {
  return [
    `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})">`,
    path(shapes.wake, { stroke: 'water', width: weight.thick }),
    path(shapes.sail, { fill: 'ground', stroke: 'ink', width: weight.thick }),
    path(shapes.seams, { stroke: 'ink', opacity: 0.5 }),
    path(shapes.hull, { fill: 'rock', stroke: 'ink', width: weight.thick }),
    path(shapes.plank, { stroke: 'lemon', width: weight.thick }),
    path(shapes.spars, { stroke: 'ink', width: weight.thick }),
    '</g>',
  ].join('')
}

/** Stacks of basalt in the water, as before Aci Trezza. */
export function stacks([x, y]: Point, scale: number): string {
  const rocks = 'M-46 0l4-17l8-13l7 5l6 14l4 11zM-10 0l4-26l6-20l9 4l5 15l8 8l5 19zM36 0l3-10l8-7l6 6l5 11z'
  const lines = 'M-32-24v19M-26-14v10M0-38v32M8-30v25M16-16v12M46-10v7'
  return [
    `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})">`,
    path(rocks, { fill: 'rock', stroke: 'ink', width: weight.thick }),
    path(lines, { stroke: 'lemon', opacity: 0.6 }),
    '</g>',
  ].join('')
}
