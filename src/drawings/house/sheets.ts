import type { Hands } from '../kit/by-hand'
import type { HouseSheet } from './plot'

/** Places of the labels: in one column at the left of the house, and one at its right. */
const wide: Hands = {
  yours: { x: 192, y: 82, column: 12, room: [8, 2.2] },
  'room-2': { x: 192, y: 140, column: 11, room: [10, 4.2] },
  'room-0': { x: 192, y: 304, column: 11, room: [10, 4.2] },
  'room-3': { x: 1018, y: 140, column: 11, room: [10, 4.2] },
  'room-1': { x: 1018, y: 304, column: 11, room: [10, 4.2] },
  theirs: { x: 192, y: 442, column: 12, room: [9.6, 2.2] },
  ground: { x: 192, y: 494, column: 8, room: [8, 4.2] },
  pipes: { x: 192, y: 658, column: 12, room: [11, 2.9] },
  boiler: { x: 774, y: 592, column: 12, room: [10.6, 2.9] },
  foundations: { x: 1018, y: 592, column: 9, room: [9, 4.2] },
}

const small: Hands = {
  yours: { x: 38.4, y: 94, column: 10, room: [8, 1.9] },
  'room-2': { x: 38.4, y: 152, column: 10.4, room: [10, 4.2] },
  'room-0': { x: 38.4, y: 302, column: 10.4, room: [10, 4.2] },
  'room-3': { x: 738, y: 152, column: 9, room: [9, 5.5] },
  'room-1': { x: 738, y: 302, column: 7.4, room: [7.4, 4.2] },
  theirs: { x: 38.4, y: 438, column: 9, room: [8.2, 1.9] },
  ground: { x: 38.4, y: 486, column: 8, room: [8, 4.2] },
  pipes: { x: 38.4, y: 640, column: 12, room: [11, 2.9] },
  boiler: { x: 528, y: 574, column: 9.8, room: [9.8, 2.9] },
  foundations: { x: 738, y: 574, column: 9, room: [9, 4.2] },
}

const tall: Hands = {
  yours: { x: 208, y: 48, column: 7, room: [7, 1.8] },
  'room-3': { x: 208, y: 100, column: 7, room: [7, 6.6] },
  'room-2': { x: 208, y: 242, column: 7, room: [7, 6.6] },
  'room-1': { x: 208, y: 384, column: 7, room: [7, 6.6] },
  'room-0': { x: 208, y: 526, column: 7, room: [7, 5.4] },
  theirs: { x: 208, y: 786, column: 8, room: [7.4, 1.8] },
  foundations: { x: 208, y: 832, column: 7, room: [7, 5.4] },
  ground: { x: 208, y: 948, column: 7, room: [7, 5.4] },
  boiler: { x: 64, y: 792, column: 6.8, room: [6.6, 4.2] },
  pipes: { x: 64, y: 906, column: 6.8, room: [6.6, 4.2] },
}

export const sheets: readonly HouseSheet[] = [
  {
    ...{ size: 'wide', width: 1440, height: 804, bleed: 240, slope: [384, 544], pad: [384, 1090], main: 172 },
    ...{ walls: [430, 970], floor: 166, columns: 2, tree: { x: 1300, scale: 1 }, hands: wide },
  },
  {
    ...{ size: 'small', width: 960, height: 786, bleed: 60, slope: [410, 482], pad: [225, 745], main: 172 },
    ...{ walls: [268, 692], floor: 150, columns: 2, tree: { x: 918, scale: 0.72 }, hands: small },
  },
  {
    ...{ size: 'tall', width: 390, height: 1110, bleed: 90, slope: [645, 735], pad: [-100, 252], main: 270 },
    ...{ walls: [25, 182], floor: 142, columns: 1, tree: { x: 346, scale: 0.44 }, hands: tall },
  },
]
