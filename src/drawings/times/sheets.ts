import { range } from '../kit/geometry'
import type { Arch, TimesSheet } from './sky'

export interface Paper extends Omit<TimesSheet, 'arches'> {
  /** Where the sun rises and sets on the first day. */
  horizon: number
  /** Of three days in full: from one to the next, half of one, and its height. */
  step: number
  reach: readonly [number, number]
  middle: number
}

export const papers: readonly Paper[] = [
  {
    ...{ size: 'wide', width: 1440, height: 690, bleed: 240, first: 1, kilometre: [17, 190] },
    ...{ horizon: 500, step: 400, reach: [168, 270], middle: 720 },
  },
  {
    ...{ size: 'small', width: 960, height: 660, bleed: 60, first: 1, kilometre: [12, 160] },
    ...{ horizon: 500, step: 295, reach: [126, 230], middle: 485 },
  },
  {
    ...{ size: 'tall', width: 390, height: 1330, bleed: 90, first: 0, kilometre: [8.4, 96] },
    ...{ horizon: 430, step: 410, reach: [160, 170], middle: 195 },
  },
]

/** Days in full that a paper is measured for. */
const usual = 3

/** A sheet for so many days: side by side, with half of the day before and after; on a tall one, one below the other. */
export function sheetFor(paper: Paper, days: number): TimesSheet {
  const { horizon, step, reach, middle, height, ...sheet } = paper
  if (paper.size === 'tall') {
    const arches = range(days).map((day): Arch => ({ middle, horizon: horizon + day * step, reach }))
    return { ...sheet, height: height + (days - usual) * step, arches }
  }
  const share = (usual + 0.6) / (days + 0.6)
  const [across, up] = [reach[0] * share, Math.min(reach[1], reach[1] * share)]
  const arches = range(days + 2).map(
    (index): Arch => ({ middle: middle + (index - (days + 1) / 2) * step * share, horizon, reach: [across, up] }),
  )
  return { ...sheet, height, arches }
}

/** Room above the sun's way, in units: as little as its words need. */
export const skies = [0, 70, 140, 210, 280, 380, 480]

/** The same sheet with more sky over each day. */
export function higher(sheet: TimesSheet, sky: number): TimesSheet {
  const isTall = sheet.size === 'tall'
  const arches = sheet.arches.map((arch, index) => ({
    ...arch,
    horizon: arch.horizon + sky * (isTall ? index + 1 : 1),
  }))
  return { ...sheet, arches, height: sheet.height + sky * (isTall ? arches.length : 1) }
}
