import { fireEvent, screen, waitFor } from '@testing-library/react'
import {
  awaitAnswer,
  button,
  contactValues,
  control,
  fetchMock,
  fillContact,
  freshTabForEachTest,
  messages,
  openContact,
  outcome,
  press,
  sent,
  success,
  user,
  write,
} from '../../../tests/jest/forms'
import { word } from '../../../tests/jest/site'
import type { Language } from '../../i18n/languages'

freshTabForEachTest()

/** The words beside the form for how its request ended. */
const title = (language: Language, outcome: string) => word(language, `forms:outcome.${outcome}.title`)

describe('sending (R-FORM-4, R-FORM-5, R-FORM-8)', () => {
  test('posts the payload of the English page', async () => {
    openContact()
    await fillContact()
    await press()
    expect(fetchMock).toHaveBeenCalledWith('https://hooks.example.com/contact', expect.anything())
    expect(sent()).toStrictEqual({
      ...contactValues,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      source: 'Zagara website',
      language: 'en',
    })
  })

  test('posts no language from the Italian page', async () => {
    openContact('it')
    await fillContact()
    await press()
    expect(sent()).not.toHaveProperty('language')
  })

  test('posts what the page asks for, where a browser has translated it (R-BASE-2)', async () => {
    openContact('it')
    document.documentElement.lang = 'de'
    for (const element of document.querySelectorAll('label, button, option, [data-text], [data-outcome] strong'))
      element.innerHTML = `<font><font>${element.innerHTML}!</font></font>`
    await fillContact()
    await press()
    expect(sent()).toMatchObject({ interest: 'ecommerce-zero', message: 'I sell lemons.' })
    expect(sent()).not.toHaveProperty('language')
    await waitFor(() => expect(outcome()).toContain(`${title('it', 'success')}!`))
    expect(button().innerHTML).toBe('<font><font>Invia la richiesta!</font></font>')
    document.documentElement.lang = 'en'
  })

  test.each([
    ['en', 'Sending...'],
    ['it', 'Invio in corso...'],
  ] as const)('goes from idle to submitting and back (%s)', async (language, submitting) => {
    const idle = word(language, 'forms:submit')
    const answer = awaitAnswer()
    openContact(language)
    await fillContact()
    expect(button()).toHaveTextContent(idle)
    await press()
    expect(button()).toHaveTextContent(submitting)
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    expect(button()).toHaveFocus()
    await answer(success)
    expect(button()).toHaveTextContent(idle)
    expect(button()).not.toHaveAttribute('aria-disabled')
  })

  test('happens once, however often it is asked for', async () => {
    const answer = awaitAnswer()
    openContact()
    await fillContact()
    const form = screen.getByRole('form')
    fireEvent.submit(form)
    fireEvent.submit(form)
    await user.click(button())
    await user.keyboard('{Enter}')
    await answer(success)
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  test('takes off what nobody can see at the ends of what was typed (R-FORM-7)', async () => {
    openContact()
    await fillContact()
    write('email', '\u200bmaria@example.com\u200e')
    write('company', '\u202a Agrumi srl\u202c')
    write('message', '\u3164')
    await press()
    expect(fetchMock).not.toHaveBeenCalled()
    expect(messages()).toEqual([word('en', 'forms:missing.message')])
    write('message', '\u200bI sell lemons.')
    await press()
    expect(sent()).toMatchObject({ email: 'maria@example.com', company: 'Agrumi srl', message: 'I sell lemons.' })
  })
})

describe('a robot that fills the hidden field (R-FORM-15)', () => {
  test('sends nothing and hears of a failure; a person whose browser did it sends the second try', async () => {
    openContact()
    await fillContact()
    write('subject', 'Cheap links')
    await press()
    await waitFor(() => expect(outcome()).toContain(title('en', 'refused')))
    expect(fetchMock).not.toHaveBeenCalled()
    expect(control('message')).toHaveValue('I sell lemons.')
    expect(sessionStorage.getItem('draft:contact')).toContain('I sell lemons.')
    expect(sessionStorage.getItem('draft:contact')).not.toContain('Cheap links')
    await press()
    await waitFor(() => expect(outcome()).toContain(title('en', 'success')))
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })
})
