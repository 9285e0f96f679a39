import { expectLegible, expectLight } from '../../../tests/jest/drawings'
import { drawZagara } from './draw'
import { zagaraFields } from './fields'

const label = (name: string) => ({ name, text: 'sempre cinque' })
const { frames } = drawZagara(
  zagaraFields.parse({
    heading: 'Why',
    intro: 'A flower.',
    labels: { stamens: label('Stami'), stigma: label('Stimma'), petals: label('Petali') },
    scale: 'One centimetre of a real flower.',
  }),
)

test.each(frames)('in the $size drawing every part has its name, free of the others', (frame) => {
  expect(frame.places.map(({ id }) => id).sort()).toEqual(['petals', 'scale', 'stamens', 'stigma'])
  expectLegible(frame)
})

test.each(frames)('the $size flower has five petals, no two of one outline, and weighs at most 8 kB', (frame) => {
  const petals = [...frame.subject.matchAll(/fill="var\(--petal\)"[^>]* d="M\S+ \S+?(q[^"]+)"/g)].map(
    ([, data]) => data,
  )
  expect(new Set(petals).size).toBe(5)
  expectLight(frame)
})
