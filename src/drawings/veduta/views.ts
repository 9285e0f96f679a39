import type { View } from './view'

/** Where one stands in each composition. */
export const views: readonly View[] = [
  {
    ...{ size: 'wide', width: 1440, height: 1010, bleed: 240, duomo: [560, 700], horizon: 185 },
    ...{ kilometre: 300, away: 5.5, steep: 1.6, slices: 26, parcel: 0.52, scale: 1 },
    ...{ label: 0.8, ferry: 0.68, floor: 900, conclusion: [950, 750], mountain: [1090, 92] },
    backdrop: { duomo: [560, 610], horizon: 265, kilometre: 240, away: 5.5 },
  },
  {
    ...{ size: 'small', width: 960, height: 1050, bleed: 60, duomo: [350, 695], horizon: 135 },
    ...{ kilometre: 205, away: 6.5, steep: 1.6, slices: 22, parcel: 0.5, scale: 0.85 },
    ...{ label: 0.8, ferry: 0.7, floor: 875, conclusion: [430, 950], mountain: [606, 30] },
    backdrop: { duomo: [350, 555], horizon: 190, kilometre: 165, away: 6.5 },
  },
  {
    ...{ size: 'tall', width: 390, height: 1560, bleed: 90, duomo: [192, 860], horizon: -1540 },
    ...{ kilometre: 66, away: 12, steep: 1.6, slices: 20, parcel: 0.36, scale: 0.62 },
    ...{ label: 0.92, ferry: 0.66, floor: 1290, conclusion: [25, 1400], mountain: [25, 4] },
    backdrop: { duomo: [150, 470], horizon: 225, kilometre: 110, away: 5.5 },
  },
]
