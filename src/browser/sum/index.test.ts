import { fireEvent } from '@testing-library/react'

import { handle } from '.'

test('a result is said as one text, not value by value (R-SUM-4)', async () => {
  document.body.innerHTML = `<div data-sum-place>
    <input data-discount value="10">
    <table>
      <tbody><tr data-line><th>Price</th><td><input required value="60.00"></td><td>54.00</td></tr></tbody>
      <tfoot><tr><th>Kept</th><td>60.00</td><td>54.00</td></tr></tfoot>
    </table>
    <output><span data-verdict="lost"><b data-value="share">−10%</b> gone: <b data-value="after">€54.00</b></span><span data-verdict="nothing"></span></output>
    <button data-sum></button>
  </div>`
  const result = document.querySelector('output') ?? document.body
  const changes: MutationRecord[] = []
  new MutationObserver((records) => changes.push(...records)).observe(result, { childList: true, subtree: true })
  const opener = document.querySelector<HTMLElement>('[data-sum]')
  if (opener) handle(opener)
  const price = document.querySelector('input[required]') ?? document.body
  fireEvent.change(price, { target: { value: '80' } })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(result).toHaveTextContent('72.00')
  expect(result.querySelectorAll('[data-verdict]:not([hidden])')).toHaveLength(1)
  expect(changes.map(({ target }) => target)).toEqual([result])
})
