import { screen } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { iconNames } from '../../data-model/icons'
import { Grid } from './grid'

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    icon: 'truck',
    title: `Item ${index}`,
    text: 'What the client gets.',
  }))
const show = (items: { icon: string; title: string; text: string }[]) =>
  renderOnSite(<Grid anchor="section-1" tone="paper" heading="What you get" intro="Six things." items={items} />)

test.each([3, 4, 6, 7, 8])('lists all %d items, each with its heading', (count) => {
  show(itemsOf(count))
  expect(screen.getAllByRole('listitem')).toHaveLength(count)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    itemsOf(count).map(({ title }) => title),
  )
})

test('is named by its heading', () => {
  show(itemsOf(3))
  expect(screen.getByRole('region', { name: 'What you get' })).toHaveAttribute('id', 'section-1')
})

test('has a drawing for every icon that a data file may name', () => {
  const { container } = show(iconNames.map((icon) => ({ icon, title: icon, text: 'x' })))
  expect(container.querySelectorAll('li > svg[aria-hidden="true"]')).toHaveLength(iconNames.length)
})
