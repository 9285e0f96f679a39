import { screen, within } from '@testing-library/react'

import { renderOnSite, word } from '../../../tests/jest/site'
import { Documents } from './documents'

const fault = (title: string, loss: number) => ({
  title,
  loss,
  proof: `Proof of ${title}`,
  first: `First for ${title}`,
})

const items = (['sheet', 'map', 'calendar', 'clauses'] as const).map((document) => ({
  title: document,
  text: `What the ${document} is for`,
  document,
}))

const show = () =>
  renderOnSite(
    <Documents
      anchor="documents"
      tone="mist"
      heading="Documents"
      intro={null}
      report={{ title: 'Report', text: 'Every fault.' }}
      findings={{
        title: 'Two faults',
        text: 'A shop',
        takings: 20_000,
        today: 'taken of',
        faults: [fault('payment', 2000), fault('delivery', 800)],
      }}
      items={items}
      link={null}
    />,
  )

test('a page of the report has each fault with its loss, its proof and the first thing to do, in order', () => {
  show()
  const [, list] = screen.getAllByRole('list')
  const faults = within(list ?? document.body).getAllByRole('listitem')
  expect(faults.map(({ textContent }) => textContent)).toEqual([
    'payment −€2,000Proof of paymentFirst for payment',
    'delivery −€800Proof of deliveryFirst for delivery',
  ])
})

test('what is left of the takings follows from the losses, after the word that it is an example (R-PAGE-14)', () => {
  show()
  const left = screen.getByText('€17,200')
  const stamp = screen.getByText(word('en', 'example'))
  expect(left.closest('p')).toHaveTextContent('€17,200 taken of €20,000')
  expect(stamp.compareDocumentPosition(left) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('each document has its name and a line', () => {
  show()
  const names = screen.getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual(['Report', 'sheet', 'map', 'calendar', 'clauses'])
  for (const { text } of items) expect(screen.getByText(text)).toBeVisible()
})
