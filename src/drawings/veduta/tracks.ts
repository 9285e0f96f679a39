import { at, curveThrough, evenly, type Point } from '../kit/geometry'
import { path, smoothPath } from '../kit/pen'
import { departures } from './shore'
import type { ShownVeduta } from './shown'
import { corner } from './town'
import { seen, type View } from './view'

/** The lemon line of what is aboard, and its casing: as wide as there are parcels. */
export interface Track {
  data: string
  parcels: number
  points: Point[]
}

/** The round through the town, and on from the port. */
export interface Tracks {
  round: Track[]
  onward: Track[]
}

export function tracksOf(section: ShownVeduta, view: View): Tracks {
  const round = section.legs.map(({ way, aboard }): Track => {
    const points = way.map((place) => seen(view, place))
    return { data: corner(points), parcels: aboard, points: evenly(points, 8) }
  })
  const onward = section.zones.map(({ parcels }, index): Track => {
    const line = curveThrough(
      at(departures, index).map((place) => seen(view, place)),
      8,
    )
    // The widest goes out to sea and on; the others end where their words stand.
    const points = index === 0 ? line : line.filter(([, y]) => y < view.floor)
    return { data: smoothPath(points, 26), parcels, points }
  })
  return { round, onward }
}

export const drawTracks = (tracks: readonly Track[], view: View) =>
  [
    ...tracks.map(({ data, parcels }) =>
      path(data, { stroke: 'casing', width: round(parcels * view.parcel + 5), isQuantity: true }),
    ),
    ...tracks.map(({ data, parcels }) =>
      path(data, { stroke: 'lemon', width: round(parcels * view.parcel), isQuantity: true }),
    ),
  ].join('')

const round = (value: number) => Math.round(value * 10) / 10
