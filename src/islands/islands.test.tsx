import { screen } from '@testing-library/react'

import { freshTabForEachTest, openContact } from '../../tests/jest/forms'
import { watchNavigation } from '../../tests/jest/navigation'
import { openPage } from '../../tests/jest/page'
import { PolicyLink } from '../components/policy-link'
import { islands } from './islands'

freshTabForEachTest()

/** What happens to an element whose island's code cannot be had. */
function withoutCode(element: HTMLElement): void {
  for (const island of islands) if (element.matches(island.elements)) island.withoutCode?.(element)
}

describe('a form whose code cannot be had (R-ERROR-4, R-FORM-14)', () => {
  const form = () => screen.getByRole<HTMLFormElement>('form')

  test('is checked by the browser, which says what is missing; nothing is sent', () => {
    const submitted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
    openContact()
    const bubbles = jest.spyOn(form(), 'reportValidity')
    withoutCode(form())
    expect(form().noValidate).toBe(false)
    expect(bubbles).toHaveReturnedWith(false)
    expect(submitted).not.toHaveBeenCalled()
  })

  test('opens an e-mail with what was written', () => {
    const submitted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
    openContact()
    jest.spyOn(form(), 'reportValidity').mockReturnValue(true)
    withoutCode(form())
    expect(submitted).toHaveBeenCalledTimes(1)
  })
})

test('a policy link whose code cannot be had leads to the document (R-ERROR-4, R-POLICY-4)', () => {
  const browser = watchNavigation()
  openPage(<PolicyLink policy="privacy">Read it</PolicyLink>)
  withoutCode(screen.getByRole('link', { name: 'Read it' }))
  expect(browser.assign.mock.calls).toEqual([['https://policies.example.com/en/privacy']])
})
