import { screen, within } from '@testing-library/react'
import { renderOnSite } from '../../../tests/jest/site'
import { Labels } from './labels'

const label = (id: string, given = {}) => ({
  id,
  value: id,
  title: null,
  text: null,
  link: null,
  pictureOnly: false,
  group: false,
  ...given,
})
const show = (...labels: ReturnType<typeof label>[]) =>
  renderOnSite(<Labels drawing={{ isOnBrand: null, compositions: [] }} labels={labels} />)

test('labels that a label names are a list of their own with that name (R-PAGE-24)', () => {
  show(label('yours', { group: true }), label('theme'), label('theirs', { group: true }), label('ground'))
  for (const [name, entry] of Object.entries({ yours: 'theme', theirs: 'ground' }))
    expect(within(screen.getByRole('list', { name })).getByRole('listitem')).toHaveTextContent(entry)
})

test('words that belong to the picture alone are hidden from screen readers', () => {
  show(label('start'), label('goal', { pictureOnly: true }))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
