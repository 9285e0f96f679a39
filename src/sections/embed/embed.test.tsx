import { screen } from '@testing-library/react'
import { openPage } from '../../../tests/jest/page'
import { word } from '../../../tests/jest/site'
import { Embed } from './embed'

test('a frame is empty until a press; the page says who gets what, and has a link to the same (R-POLICY-3)', () => {
  const section = {
    anchor: 'film',
    tone: 'paper',
    heading: 'The shop',
    intro: null,
    title: 'A film',
    tall: false,
  } as const
  const address = 'https://www.example.org/watch/7'
  openPage(<Embed {...section} url="https://films.example.com/embed/7" address={address} />)
  const frame = screen.getByTitle('A film')
  expect(frame).not.toHaveAttribute('src')
  const show = screen.getByRole('link', { name: word('en', 'embed.show') })
  expect(show).toHaveAttribute('href', 'https://films.example.com/embed/7')
  expect(show).toHaveAttribute('target', frame.getAttribute('name'))
  expect(show).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  expect(show).toHaveAccessibleDescription(/films\.example\.com\. It counts you\.$/)
  expect(screen.getByRole('link', { name: /www\.example\.org/ })).toHaveAttribute('href', address)
})
