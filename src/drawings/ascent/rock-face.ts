import { seededRandom } from '../../terrain/noise'
import type { Point } from '../kit/geometry'
import type { Height } from '../kit/ground'
import { path } from '../kit/pen'
import type { AscentSheet } from './sheets'

/** How steep the ground is where it is bare rock: height to way. */
const bare = 0.92

/** Rock as mapmakers draw it: short strokes down the steepest slopes, the longer the steeper. */
export function rockFace(sheet: AscentSheet, height: Height): string {
  const random = seededRandom(23)
  const step = { wide: 9, small: 7, tall: 5 }[sheet.size]
  let data = ''
  for (let row = 0; row * step < sheet.height; row++) {
    for (let column = 0; column * step < sheet.width; column++) {
      const [x, y] = [(column + 0.5 * (row % 2) + 0.6 * random()) * step, (row + 0.6 * random()) * step]
      const slope: Point = [
        ((height(x + 3, y) - height(x - 3, y)) / 6) * sheet.scale,
        ((height(x, y + 3) - height(x, y - 3)) / 6) * sheet.scale,
      ]
      const steep = Math.hypot(...slope)
      if (steep < bare) continue
      const reach = (-step * Math.min(1.5, steep + 0.2)) / steep
      data += `M${Math.round(x)} ${Math.round(y)}l${Math.round(slope[0] * reach)} ${Math.round(slope[1] * reach)}`
    }
  }
  return path(data, { stroke: 'water', opacity: 0.8 })
}
