import { screen, within } from '@testing-library/react'
import { renderOnSite } from '../../../tests/jest/site'
import { Labels } from './labels'

const label = (id: string) => ({ id, value: id, title: null, text: null, link: null, pictureOnly: false, group: false })
const drawing = { isOnBrand: null, compositions: [] }

test('labels that a label names are a list of their own with that name (R-PAGE-24)', () => {
  const [yours, theirs] = ['yours', 'theirs'].map((id) => ({ ...label(id), group: true }))
  renderOnSite(
    <Labels
      isListed
      drawing={drawing}
      labels={[yours, label('theme'), theirs, label('ground')].flatMap((one) => one ?? [])}
    />,
  )
  for (const [name, entry] of [
    ['yours', 'theme'],
    ['theirs', 'ground'],
  ] as const)
    expect(within(screen.getByRole('list', { name })).getByRole('listitem')).toHaveTextContent(entry)
})

test('words that belong to the picture alone are hidden from screen readers', () => {
  renderOnSite(<Labels isListed drawing={drawing} labels={[label('start'), { ...label('goal'), pictureOnly: true }]} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
