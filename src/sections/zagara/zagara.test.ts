import { gzipSync } from 'node:zlib'

import { frameSvg } from '../../drawings/drawing'
import { overlap } from '../../drawings/obstacles'
import { drawZagara } from './draw'
import { zagaraFields } from './model'

const label = (name: string) => ({ name, text: 'sempre cinque' })
const { frames } = drawZagara(
  zagaraFields.parse({
    heading: 'Why',
    intro: 'A flower.',
    labels: { stamens: label('Stami'), stigma: label('Stimma'), petals: label('Petali') },
    scale: 'One centimetre of a real flower.',
  }),
)

test.each(frames)('in the $size drawing every part has its name, free of the others', ({ places, width }) => {
  expect(places.map(({ id }) => id).sort()).toEqual(['petals', 'scale', 'stamens', 'stigma'])
  for (const { id, box } of places) {
    expect(places.filter((other) => other.id !== id && overlap(other.box, box)).map((other) => other.id)).toEqual([])
    expect(Math.min(box[0], width - box[2])).toBeGreaterThanOrEqual(0)
  }
})

test.each(frames)('the $size flower has five petals, no two of one outline, and weighs at most 8 kB', (frame) => {
  const petals = [...frame.subject.matchAll(/fill="var\(--petal\)"[^>]* d="M\S+ \S+?(q[^"]+)"/g)].map(
    ([, data]) => data,
  )
  expect(new Set(petals).size).toBe(5)
  expect(gzipSync(frameSvg(frame)).length).toBeLessThan(8_000)
})
