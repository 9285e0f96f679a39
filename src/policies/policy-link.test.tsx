import { fireEvent, screen } from '@testing-library/react'

import { renderOnSite } from '../../tests/jest/site'
import { PolicyLink } from './policy-link'

beforeEach(() => {
  Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue({ type: 'opaque' }) })
})

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

test('opens the document in a dialog, and closes it again', async () => {
  renderOnSite(<PolicyLink policy="privacy">Read it</PolicyLink>)
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('link'))
  expect(await screen.findByRole('dialog', { name: 'Privacy Policy' })).toBeVisible()
  expect(screen.getByTitle('Privacy Policy')).toHaveAttribute('src', expect.stringContaining('/en/privacy'))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

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

test('says when the document cannot be reached, with a way to it and another try', async () => {
  Object.assign(globalThis, { fetch: jest.fn().mockRejectedValue(new TypeError('Failed to fetch')) })
  renderOnSite(<PolicyLink policy="cookie">Read it</PolicyLink>)
  fireEvent.click(screen.getByRole('link'))
  expect(await screen.findByText('The document cannot be reached right now.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute(
    'href',
    expect.stringContaining('/en/cookie'),
  )
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
})
