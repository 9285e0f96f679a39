import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'

import { openPage } from '../../../tests/jest/page'
import { word } from '../../../tests/jest/site'
import { PolicyLink } from '../../components/policy-link'
import { handleIslands } from '../start/islands'

const fetchMock = jest.fn()

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue({ type: 'opaque' })
  Object.assign(globalThis, { fetch: fetchMock })
})
afterEach(async () => {
  const close = document.querySelector<HTMLElement>('.policy-close')
  await act(async () => close?.click())
})

function open(policy: 'privacy' | 'cookie' = 'privacy', language: 'en' | 'it' = 'en') {
  openPage(
    <p>
      I agree to the <PolicyLink policy={policy}>policy</PolicyLink> of this site.
    </p>,
    { language },
  )
  handleIslands()
}
const link = () => screen.getByText('policy')
const dialog = () => screen.findByRole('dialog')

test.each([
  ['en', 'privacy'],
  ['en', 'cookie'],
  ['it', 'privacy'],
  ['it', 'cookie'],
] as const)(
  'a click on a policy link opens its document in a dialog, in the language of the page (%s, %s) (R-POLICY-1)',
  async (language, policy) => {
    open(policy, language)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(fireEvent.click(link())).toBe(false)
    const name = word(language, `footer.${policy}`)
    expect(await dialog()).toHaveAccessibleName(name)
    expect(screen.getByTitle(name)).toHaveAttribute('src', `https://policies.example.com/${language}/${policy}`)
    // Reachable is not shown: a document may refuse to stand in a frame.
    expect(screen.getByRole('link', { name: word(language, 'policy.openDirectly') })).toHaveAttribute(
      'href',
      `https://policies.example.com/${language}/${policy}`,
    )
  },
)

test('a double click opens one dialog, not two (R-POLICY-1)', async () => {
  open()
  fireEvent.click(link())
  fireEvent.click(link())
  await dialog()
  expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1)
})

test('its button closes it, and the focus goes back to the link (R-POLICY-1, R-CHROME-4)', async () => {
  open()
  fireEvent.click(link())
  await dialog()
  fireEvent.click(screen.getByRole('button', { name: word('en', 'policy.close') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(link()).toHaveFocus()
  expect(document.querySelector('[data-island=policy-dialog]')).toBeNull()
})

describe('given a browser that closes layers by a gesture of its own', () => {
  const watchers: CloseWatcher[] = []
  class CloseWatcher extends EventTarget {
    destroy = jest.fn()
    constructor() {
      super()
      watchers.push(this)
    }
  }
  beforeAll(() => Object.assign(window, { CloseWatcher }))
  afterAll(() => Reflect.deleteProperty(window, 'CloseWatcher'))

  test('the gesture closes it, once (R-CHROME-4)', async () => {
    open()
    fireEvent.click(link())
    await dialog()
    await act(async () => watchers[0]?.dispatchEvent(new Event('close')))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(link()).toHaveFocus()
    expect(watchers).toHaveLength(1)
    expect(watchers[0]?.destroy).toHaveBeenCalledTimes(1)
  })
})

test('a page that is left and kept comes back without it (R-CHROME-4)', async () => {
  open()
  fireEvent.click(link())
  await dialog()
  await act(async () => window.dispatchEvent(new Event('pagehide')))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('it stays a plain link for whoever wants a new tab (R-POLICY-4)', async () => {
  open()
  let isFollowed = false
  const beforeItIs = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', beforeItIs, { once: true })
  fireEvent.click(link(), { ctrlKey: true })
  expect(isFollowed).toBe(true)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('it says when the document seems out of reach, with a way to it and another try; the document stays (R-POLICY-2)', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  // That it was reached counts for 5 minutes.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000)
  open('cookie', 'it')
  fireEvent.click(link())
  const warning = await screen.findByRole('alert')
  expect(warning).toHaveTextContent(word('it', 'policy.unreachable'))
  expect(within(warning).getByRole('link', { name: word('it', 'policy.openDirectly') })).toHaveAttribute(
    'href',
    expect.stringContaining('/it/cookie'),
  )
  expect(screen.getByTitle(word('it', 'footer.cookie'))).toBeVisible()
  fetchMock.mockResolvedValue({ type: 'opaque' })
  fireEvent.click(screen.getByRole('button', { name: word('it', 'policy.retry') }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('it opens from a sentence that a browser has translated, and the sentence stands (R-BASE-2)', async () => {
  open()
  for (const paragraph of document.querySelectorAll('p'))
    paragraph.innerHTML = paragraph.innerHTML.replace('I agree to the', '<font><font>Ich stimme zu</font></font>')
  fireEvent.click(link())
  expect(await dialog()).toBeVisible()
  expect(document.querySelector('main')).toHaveTextContent('Ich stimme zu policy of this site.')
})
