import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/react'
import { root } from '../../../tests/jest/project'
import { renderOnSite } from '../../../tests/jest/site'
import { icon } from '../../data-model/primitives'
import { Grid } from './grid'

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    icon: 'truck' as const,
    value: null,
    title: `Item ${index}`,
    text: 'What the client gets.',
  }))
const show = (items: Queries.GridSectionFragment['items'], example = false) =>
  renderOnSite(
    <Grid
      anchor="section-1"
      tone="paper"
      heading="What you get"
      intro="Six things."
      example={example}
      items={items}
      link={null}
    />,
  )

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

test('draws the icon of each item, which screen readers skip', () => {
  const { container } = show(itemsOf(3))
  const [drawing] = container.querySelectorAll('li > svg[aria-hidden="true"]')
  expect(drawing?.querySelector('use')?.getAttribute('href')).toMatch(/#truck$/)
})

test('icons.svg has every icon that a data file may name; if not: npm run generate', () => {
  const sprite = readFileSync(join(root, 'src/components/icons.svg'), 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name]) => name)
  expect(drawn).toEqual(icon.options)
})
