import { render } from '@testing-library/react'

import { Copy } from './copy'

/** The pieces of a text that stay on one line. */
const pieces = (text: string) => {
  const { container } = render(<Copy text={text} />)
  expect(container).toHaveTextContent(text)
  return [...container.querySelectorAll('span')].map((span) => span.textContent)
}

test.each([
  ['Il tuo e-commerce, da zero', ['e-commerce,']],
  ['Soluzioni per l’e-commerce', ['l’e-commerce']],
  ['E-commerce, e-mail e magazzino', ['E-commerce,', 'e-mail']],
  ['the e-invoice, €18.50', ['e-invoice,']],
  ['Agenzia PrestaShop', []],
])('%s: a hyphenated word stays on one line with the signs that touch it (R-PAGE-15)', (text, kept) => {
  expect(pieces(text)).toEqual(kept)
})
