import { render, waitFor } from '@testing-library/react'

import { useNoticeboard } from './use-noticeboard'

const noticeboard = () => document.querySelector('[data-noticeboard]')
const seen: (HTMLElement | undefined)[] = []
const Page = () => {
  seen.push(useNoticeboard())
  return <p>A page.</p>
}

test('stands beside the app, out of the focus lock of a dialog, and goes with the page', () => {
  const { container, unmount } = render(<Page />)
  expect(noticeboard()?.parentElement).toBe(document.body)
  expect(container).not.toContainElement(document.querySelector('[data-noticeboard]'))
  expect(noticeboard()).toHaveAttribute('data-no-focus-lock', 'true')
  // Undefined until the page runs.
  expect(seen[0]).toBeUndefined()
  expect(seen.at(-1)).toBe(noticeboard())
  unmount()
  expect(noticeboard()).toBeNull()
})

test('is heard again after a dialog has hidden it', async () => {
  render(<Page />)
  noticeboard()?.setAttribute('aria-hidden', 'true')
  await waitFor(() => expect(noticeboard()).not.toHaveAttribute('aria-hidden'))
})
