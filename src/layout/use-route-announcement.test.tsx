import { act } from '@testing-library/react'

import { renderOnSite, word } from '../../tests/jest/site'
import type { Language } from '../i18n/languages'
import { announced } from '../notifications/announce'
import { useRouteAnnouncement } from './use-route-announcement'

const Route = ({ path }: { path: string }) => {
  useRouteAnnouncement(path)
  return null
}
const spoken: string[] = []
const listen = (event: Event) => event instanceof CustomEvent && spoken.push(event.detail.text)
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => {
  jest.useFakeTimers()
  spoken.length = 0
  document.title = 'Contact Zagara'
  document.body.innerHTML = '<div id="gatsby-announcer"></div>'
  window.addEventListener(announced, listen)
})
afterEach(() => {
  window.removeEventListener(announced, listen)
  jest.useRealTimers()
})

const sentence = (title: string, language: Language = 'en') => word(language, 'route.navigated', { title })

/** R-CHROME-8 */
test.each(['en', 'it'] as const)('a page that is opened in the app is announced in its language (%s)', (language) => {
  const { rerender } = renderOnSite(<Route path="/a" />, { language })
  rerender(<Route path="/b" />)
  pass(200)
  expect(spoken).toEqual([sentence('Contact Zagara', language)])
})

test('the title that is said is the new one, which is written a moment after the page', () => {
  const { rerender } = renderOnSite(<Route path="/a" />)
  rerender(<Route path="/b" />)
  pass(100)
  expect(spoken).toEqual([])
  document.title = 'The manifesto'
  pass(100)
  expect(spoken).toEqual([sentence('The manifesto')])
})

test('neither the first page nor a render of the same one is announced', () => {
  const { rerender } = renderOnSite(<Route path="/a" />)
  pass(500)
  rerender(<Route path="/a" />)
  pass(500)
  expect(spoken).toEqual([])
})

test('of two pages in quick succession only the last is said', () => {
  const { rerender } = renderOnSite(<Route path="/a" />)
  rerender(<Route path="/b" />)
  pass(50)
  rerender(<Route path="/c" />)
  pass(500)
  expect(spoken).toHaveLength(1)
})

test('the announcer of Gatsby, which speaks English, is hidden', () => {
  renderOnSite(<Route path="/a" />, { language: 'it' })
  expect(document.getElementById('gatsby-announcer')).toHaveAttribute('hidden')
})
