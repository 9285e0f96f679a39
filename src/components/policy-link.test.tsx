import { fireEvent, screen } from '@testing-library/react'

import { renderOnSite, word } from '../../tests/jest/site'
import { PolicyLink } from './policy-link'

beforeEach(() => {
  Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue({ type: 'opaque' }) })
})

/** R-POLICY-1 */
const cases = [
  ['en', 'privacy', 'Privacy Policy'],
  ['en', 'cookie', 'Cookie Policy'],
  ['it', 'privacy', 'Privacy Policy'],
  ['it', 'cookie', 'Cookie Policy'],
] as const

test.each(cases)('leads to the document in the language of the page (%s, %s)', (language, policy, label) => {
  renderOnSite(<PolicyLink policy={policy}>{label}</PolicyLink>, { language })
  expect(screen.getByRole('link', { name: label })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/${language}/${policy}$`)),
  )
})

/** R-POLICY-1 */
test('opens the document in a dialog, and closes it again', async () => {
  renderOnSite(<PolicyLink policy="privacy">Read it</PolicyLink>)
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('link'))
  expect(await screen.findByRole('dialog', { name: word('en', 'footer.privacy') })).toBeVisible()
  expect(screen.getByTitle(word('en', 'footer.privacy'))).toHaveAttribute('src', expect.stringContaining('/en/privacy'))
  fireEvent.click(screen.getByRole('button', { name: word('en', 'policy.close') }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** R-POLICY-4 */
test('stays a plain link for whoever wants a new tab', () => {
  renderOnSite(<PolicyLink policy="privacy">Read it</PolicyLink>)
  let isFollowed = false
  const beforeItIs = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', beforeItIs, { once: true })
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true })
  expect(isFollowed).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** R-POLICY-2 */
test('says when the document cannot be reached, with a way to it and another try', async () => {
  Object.assign(globalThis, { fetch: jest.fn().mockRejectedValue(new TypeError('Failed to fetch')) })
  renderOnSite(<PolicyLink policy="cookie">Read it</PolicyLink>)
  fireEvent.click(screen.getByRole('link'))
  expect(await screen.findByText(word('en', 'policy.unreachable'))).toBeVisible()
  expect(screen.getByRole('link', { name: word('en', 'policy.openDirectly') })).toHaveAttribute(
    'href',
    expect.stringContaining('/en/cookie'),
  )
  expect(screen.getByRole('button', { name: word('en', 'policy.retry') })).toBeEnabled()
})
