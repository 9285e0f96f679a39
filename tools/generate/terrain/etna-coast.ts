type Point = readonly [number, number]

/** The Ionian shore from Capo Alì to Augusta: kilometres east and north of Etna's summit. */
const shore: readonly Point[] = [
  [110, 110],
  [58, 52],
  [38.8, 27.8],
  [31.4, 18.9], // Capo Sant’Alessio
  [27.4, 12.6],
  [26.2, 10.6], // Taormina
  [23.6, 9.2],
  [24.4, 7.6], // Capo Schisò
  [20.6, 4.4],
  [18.7, -2.2], // Riposto
  [17.4, -10],
  [15.6, -15.5],
  [15.9, -19], // Capo Mulini
  [13.9, -20.8],
  [12.8, -22.2], // Aci Castello
  [10.4, -25],
  [8.6, -28.2], // Catania, the harbour
  [7.2, -30.6],
  [6.6, -35], // La Plaia
  [7, -39.5], // mouth of the Simeto
  [7.4, -45],
  [9.2, -48.6], // Agnone
  [13.2, -50.6],
  [17, -50.6], // Brucoli
  [20.4, -52.4],
  [22, -57],
  [19, -66],
  [22, -110],
]

/** Points on the curve that passes through the given ones (Catmull–Rom), `steps` for each span. */
function curveThrough(points: readonly Point[], steps: number): Point[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const blend = (a: number, b: number, c: number, d: number, t: number) =>
    b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  return points.slice(1).flatMap((_, span) =>
    Array.from({ length: steps }, (_, step): Point => {
      const [a, b, c, d, t] = [at(span - 1), at(span), at(span + 1), at(span + 2), step / steps]
      return [blend(a[0], b[0], c[0], d[0], t), blend(a[1], b[1], c[1], d[1], t)]
    }),
  )
}

const curve = curveThrough(shore, 8)

/** Distance to the shore in km: positive on land (west of it), negative at sea. */
export function distanceInland(east: number, north: number): number {
  let nearest = Number.MAX_VALUE
  let crossings = 0
  for (let i = 1; i < curve.length; i++) {
    const [a, b] = [curve[i - 1], curve[i]]
    if (!a || !b) continue
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    const along = ((east - a[0]) * dx + (north - a[1]) * dy) / (dx * dx + dy * dy)
    const t = along < 0 ? 0 : Math.min(along, 1)
    const square = (east - a[0] - t * dx) ** 2 + (north - a[1] - t * dy) ** 2
    if (square < nearest) nearest = square
    // A point is on land when a ray towards the east meets the shore an odd number of times.
    if (a[1] > north !== b[1] > north && east < a[0] + ((north - a[1]) / dy) * dx) crossings++
  }
  const distance = Math.sqrt(nearest)
  return crossings % 2 === 1 ? distance : -distance
}
