import { screen } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Situations } from './situations'

const item = (title: string) => ({
  title,
  text: `${title} it is.`,
  label: `Go ${title}`,
  page: { path: `/en/${title}` },
})

test('leads from each situation to its page', () => {
  const items = ['seed', 'tree', 'grove'].map(item)
  renderOnSite(<Situations anchor="where" heading="Where are you?" intro={null} items={items} />)
  expect(screen.getByRole('region', { name: 'Where are you?' })).toHaveAttribute('id', 'where')
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Go seed', '/en/seed'],
    ['Go tree', '/en/tree'],
    ['Go grove', '/en/grove'],
  ])
})
