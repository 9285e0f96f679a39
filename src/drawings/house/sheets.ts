import type { HouseSheet } from './plot'

export const sheets: readonly HouseSheet[] = [
  {
    ...{ size: 'wide', width: 1440, height: 880, bleed: 240, slope: [405, 615], pad: [350, 1090], main: 190 },
    ...{ walls: [430, 970], floor: 166, columns: 2, tree: 1310, yours: [98, 16], theirs: [98, 84] },
  },
  {
    ...{ size: 'small', width: 960, height: 880, bleed: 60, slope: [450, 570], pad: [225, 745], main: 190 },
    ...{ walls: [268, 692], floor: 150, columns: 2, tree: 880, yours: [40, 10], theirs: [40, 92] },
  },
  {
    ...{ size: 'tall', width: 390, height: 1170, bleed: 90, slope: [645, 735], pad: [-100, 262], main: 262 },
    ...{ walls: [25, 198], floor: 142, columns: 1, tree: null, yours: [25, 6], theirs: [25, 280] },
  },
]
