import type { Point } from '../../terrain/line-path'

/** A place on the globe, in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** Mean radius of the earth in kilometres. */
const earth = 6_371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great circle's angle between two places. */
function angle(a: Place, b: Place): number {
  const [north, other] = [radians(a.latitude), radians(b.latitude)]
  const [dNorth, dEast] = [other - north, radians(b.longitude - a.longitude)]
  const half = Math.sin(dNorth / 2) ** 2 + Math.cos(north) * Math.cos(other) * Math.sin(dEast / 2) ** 2
  return 2 * Math.asin(Math.sqrt(Math.min(1, half)))
}

/** The shortest way between two places, in kilometres. */
export const kilometres = (a: Place, b: Place) => earth * angle(a, b)

/**
 * Azimuthal equidistant projection: kilometres east and north of the middle, so that every straight line through the
 * middle is a shortest way, as long as it is.
 */
export function project(place: Place, middle: Place): Point {
  const far = angle(middle, place)
  const [north, other] = [radians(middle.latitude), radians(place.latitude)]
  const east = radians(place.longitude - middle.longitude)
  const stretch = far < 1e-9 ? earth : (earth * far) / Math.sin(far)
  return [
    stretch * Math.cos(other) * Math.sin(east),
    stretch * (Math.cos(north) * Math.sin(other) - Math.sin(north) * Math.cos(other) * Math.cos(east)),
  ]
}
