import { fireEvent, screen } from '@testing-library/react'

import {
  awaitAnswer,
  consent,
  control,
  failure,
  fetchMock,
  fillContact,
  freshTabForEachTest,
  openContact,
  press,
  success,
  toasts,
} from '../../../tests/jest/forms'
import { watchNavigation } from '../../../tests/jest/navigation'
import { readNote } from './request-note'

freshTabForEachTest()

const manifesto = 'http://localhost/en/about/brand-manifesto'
const link = (name = 'The manifesto') => screen.getByRole('link', { name })

/** Clicks a link, and says whether the browser follows it by itself. jsdom could not: what it would do is kept from it. */
function isFollowed(element: HTMLElement, how: MouseEventInit = {}): boolean {
  let followed = false
  const beforeItIs = (event: Event) => {
    followed = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', beforeItIs, { once: true })
  fireEvent.click(element, how)
  return followed
}

/** A page whose request is under way. */
async function sending() {
  const answer = awaitAnswer()
  const browser = watchNavigation()
  openContact()
  await fillContact()
  await press()
  return { answer, browser }
}

describe('a link that is clicked while a request is under way (R-FORM-11)', () => {
  test('waits for the answer, then leads on, and the next page says the answer', async () => {
    const { answer, browser } = await sending()
    expect(isFollowed(link())).toBe(false)
    expect(browser.assign).not.toHaveBeenCalled()
    await answer(success)
    expect(browser.assign.mock.calls).toEqual([[manifesto]])
    expect(readNote('contact')).toEqual({ outcome: 'success', wasSaid: false })
    expect(toasts()).toEqual([])
    expect(control('message')).toHaveValue('')
  })

  test('takes what was typed along where the request has failed', async () => {
    const { answer, browser } = await sending()
    isFollowed(link())
    await answer(failure)
    expect(browser.assign).toHaveBeenCalledTimes(1)
    expect(readNote('contact')).toEqual({ outcome: 'refused', wasSaid: false })
    expect(sessionStorage.getItem('draft:contact')).toContain('I sell lemons.')
    expect(consent()).toBeChecked()
  })

  test('gives way to another that is clicked after it', async () => {
    const { answer, browser } = await sending()
    isFollowed(screen.getByRole('link', { name: 'The manifesto' }))
    const other = Object.assign(document.createElement('a'), { href: '/en/contact/other' })
    document.querySelector('main')?.append(other)
    expect(isFollowed(other)).toBe(false)
    await answer(success)
    expect(browser.assign.mock.calls).toEqual([['http://localhost/en/contact/other']])
  })

  test('waits 4 seconds at most, and leads on once, however late the answer is', async () => {
    const { answer, browser } = await sending()
    jest.useFakeTimers()
    isFollowed(link())
    jest.advanceTimersByTime(3999)
    expect(browser.assign).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(browser.assign).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
    await answer(success)
    expect(browser.assign).toHaveBeenCalledTimes(1)
    expect(readNote('contact').outcome).toBe('success')
  })

  test('that was answered is not opened a second time when the 4 seconds are over', async () => {
    const { answer, browser } = await sending()
    jest.useFakeTimers()
    isFollowed(link())
    await answer(success)
    jest.advanceTimersByTime(10_000)
    jest.useRealTimers()
    expect(browser.assign).toHaveBeenCalledTimes(1)
  })

  test('is the browser’s once the 4 seconds are over: a slow page does not hold the visitor who wants another', async () => {
    const { browser } = await sending()
    jest.useFakeTimers()
    isFollowed(link())
    jest.advanceTimersByTime(4000)
    jest.useRealTimers()
    expect(isFollowed(link())).toBe(true)
    expect(browser.assign).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['in a new tab', () => isFollowed(link(), { ctrlKey: true })],
    ['to another site', () => isFollowed(link('Elsewhere'))],
  ])('%s is the browser’s', async (_where, click) => {
    const { answer, browser } = await sending()
    expect(click()).toBe(true)
    await answer(success)
    expect(browser.assign).not.toHaveBeenCalled()
    expect(readNote('contact')).toEqual({ outcome: 'unconfirmed', wasSaid: false })
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })
})

test('a link that is clicked after the answer is the browser’s', async () => {
  const { answer } = await sending()
  await answer(success)
  expect(isFollowed(link())).toBe(true)
})
