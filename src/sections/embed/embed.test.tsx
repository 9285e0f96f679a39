import { screen } from '@testing-library/react'
import { user } from '../../../tests/jest/forms'
import { openPage } from '../../../tests/jest/page'
import { handleIslands } from '../../browser/start/island-events'
import { Embed } from './embed'

const url = 'https://films.example.com/embed/7'
const address = 'https://www.example.org/watch/7'
const film = {
  anchor: 'film',
  tone: 'paper',
  heading: 'The shop',
  intro: null,
  title: 'Two minutes',
  tall: false,
} as const

test('a frame comes only after a press, and has the focus; before, the page says who gets what (R-POLICY-3)', async () => {
  openPage(<Embed {...film} url={url} address={address} />)
  handleIslands()
  const button = screen.getByRole('button', { name: 'Show it here' })
  expect(button).toHaveAccessibleDescription(/films\.example\.com\. It counts you\.$/)
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(button)
  const frame = await screen.findByTitle('Two minutes')
  expect(frame).toHaveFocus()
  expect(frame.outerHTML).toBe(
    `<iframe src="${url}" title="Two minutes" allow="fullscreen" referrerpolicy="strict-origin-when-cross-origin"></iframe>`,
  )
  expect(screen.getByRole('link', { name: /www\.example\.org/ })).toHaveAttribute('href', address)
})
