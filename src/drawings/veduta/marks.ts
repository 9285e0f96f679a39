import { at } from '../kit/geometry'
import type { Mark } from '../kit/mark'
import { corners } from './city'
import type { ShownVeduta } from './shown'
import type { Track, Tracks } from './tracks'
import { seen, type View } from './view'

/** Where the parcels go that leave the town: to the first zone along its road, to the others at its end. */
function zoneMark({ parcelsText, name }: ShownVeduta['zones'][number], index: number, view: View, way: Track): Mark {
  const words = { figure: parcelsText, name }
  const { points } = way
  if (index > 0)
    return {
      id: `zone-${index}`,
      words,
      at: at(points, points.length),
      radius: 4,
      sides: ['below', 'below, to the left', 'below, to the right', 'below left', 'below right'],
      columns: [10, 7],
    }
  const shown = points.filter(([x]) => x < view.width - 60)
  return { id: 'zone-0', words, at: at(shown, shown.length * view.label), radius: 10, columns: [10, 7, 5] }
}

/** What is named: the stops, where the parcels go, the mountain, and what the picture says. */
export function marks(section: ShownVeduta, view: View, { onward }: Tracks): Mark[] {
  return [
    ...section.stops.map(
      ({ time, name, text, place }, index): Mark => ({
        id: `stop-${index}`,
        words: { title: time, name, text },
        at: seen(view, corners[place]),
        radius: 14,
        columns: { wide: [14, 10, 12], small: [10, 8, 12], tall: [7.5, 6.5, 5.5, 4.8, 9] }[view.size],
      }),
    ),
    ...section.zones.map((zone, index) => zoneMark(zone, index, view, at(onward, index))),
    {
      id: 'conclusion',
      words: { title: section.conclusion.name, text: section.conclusion.text },
      at: view.conclusion,
      radius: 0,
      sides: ['below, to the right'],
      columns: { wide: [14, 12, 11, 17], small: [28, 22], tall: [17, 15] }[view.size],
    },
    {
      id: 'mountain',
      words: section.mountain,
      at: view.mountain,
      radius: 0,
      sides: ['below, to the right'],
      columns: [20, 17, 15],
    },
  ]
}
