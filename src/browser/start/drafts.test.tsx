import { act, waitFor } from '@testing-library/react'
import {
  aMoment,
  awaitAnswer,
  consent,
  contactSection,
  control,
  failure,
  fillContact,
  freshTabForEachTest,
  openContact,
  openLead,
  outcome,
  press,
  sent,
  success,
  write,
} from '../../../tests/jest/forms'
import { leavePage, openPage } from '../../../tests/jest/page'
import { word } from '../../../tests/jest/site'
import { interests } from '../../contract/form-definition'
import { handleDrafts } from './drafts'

const [ofPage = '', chosen = ''] = interests.shared

freshTabForEachTest()

const storedDraft = () => JSON.parse(sessionStorage.getItem('draft:contact') ?? '{}')
const storeDraft = (draft: object) => sessionStorage.setItem('draft:contact', JSON.stringify(draft))

/** Puts a value into a field without an event, as a browser does that restores a form, or a program that fills it. */
const put = (name: string, value: string) => Object.assign(control(name), { value })

/** The page was shown: for the first time, or again after the browser had kept it. */
const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

const denied = () => {
  throw new DOMException('Denied', 'SecurityError')
}
const refusals: [what: string, refuse: () => unknown][] = [
  ['may not be used', () => jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(denied)],
  ['is full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)],
]

describe('what was typed, chosen and ticked (R-FORM-13)', () => {
  test('is stored at every change, also a tick that is taken back: a browser may end without a word', () => {
    openContact()
    write('message', 'Lemons')
    expect(storedDraft()).toEqual({ message: 'Lemons' })
    write('message', '')
    expect(storedDraft()).toEqual({ message: '' })
    consent().click()
    consent().click()
    expect(storedDraft()).toEqual({ message: '', privacyAccepted: '' })
  })

  test('is stored when the page is left, where a program has filled a field without an event', () => {
    openContact()
    put('message', 'Lemons')
    leavePage()
    openContact()
    expect(control('message')).toHaveValue('Lemons')
  })

  test('goes along into the other language, with the options that have a name in each', () => {
    openContact()
    write('message', 'Lemons')
    write('interest', 'other')
    write('budget', 'to-evaluate')
    leavePage()
    openContact('it')
    expect(control('message')).toHaveValue('Lemons')
    expect(control('interest')).toHaveValue('altro')
    expect(control('budget')).toHaveValue('da-valutare')
  })

  test('stays in its form and in its tab', () => {
    openContact()
    write('message', 'Lemons')
    leavePage()
    openLead()
    expect(control('message')).toHaveValue('')
    expect(localStorage).toHaveLength(0)
  })

  test('is all that a draft has: what the page chose is not the visitor’s', () => {
    openContact('en', { interest: ofPage })
    leavePage()
    expect(sessionStorage).toHaveLength(0)
  })

  test.each(['{', 'null', '3', '{"message":{"a":1},"privacyAccepted":true}'])(
    'is not what else stands in the storage (%s)',
    (stored) => {
      sessionStorage.setItem('draft:contact', stored)
      openContact()
      expect(control('message')).toHaveValue('')
      expect(consent()).not.toBeChecked()
    },
  )

  test.each(refusals)('stays in the form where the storage %s, and is sent', async (_what, refuse) => {
    refuse()
    openContact()
    await fillContact()
    window.dispatchEvent(new Event('pagehide'))
    show(true)
    expect(control('message')).toHaveValue('I sell lemons.')
    await press()
    expect(sent()).toMatchObject({ message: 'I sell lemons.' })
  })
})

describe('a field, when the script starts (R-FORM-13)', () => {
  /** Opens a page whose script comes late. */
  function openLate(before: () => void, { interest = '', search = '' } = {}): void {
    openPage(contactSection(interest), { path: '/en/contact', search })
    before()
    handleDrafts()
  }

  test('that the visitor is in keeps the words typed there, which replace those of an older draft at once', () => {
    storeDraft({ firstName: 'Agata', message: 'Hello' })
    openLate(() => {
      control('firstName').focus()
      put('firstName', 'Maria')
    })
    expect(control('firstName')).toHaveValue('Maria')
    expect(control('message')).toHaveValue('Hello')
    expect(storedDraft()).toEqual({ firstName: 'Maria', message: 'Hello' })
  })

  test('that the visitor is in, still empty, gets the draft', () => {
    storeDraft({ message: 'Hello' })
    openLate(() => control('message').focus())
    expect(control('message')).toHaveValue('Hello')
  })

  test('has its draft in place of an older text that the browser has restored, before or after the script', () => {
    storeDraft({ message: 'Hello', company: '' })
    openLate(() => put('message', 'Hel'))
    expect(control('message')).toHaveValue('Hello')
    put('message', 'Hel')
    put('company', 'Agrumi')
    show(false)
    expect(control('message')).toHaveValue('Hello')
    expect(control('company')).toHaveValue('')
  })

  test('without a draft keeps what was typed, chosen or ticked there, or filled in by a program; it becomes a draft', () => {
    openLate(() => {
      put('firstName', 'Maria')
      put('interest', chosen)
      Object.assign(consent(), { checked: true })
    })
    const draft = { firstName: 'Maria', interest: chosen, privacyAccepted: 'on' }
    expect(control('firstName')).toHaveValue('Maria')
    expect(consent()).toBeChecked()
    expect(storedDraft()).toEqual(draft)
  })

  test('has the interest of the address, which becomes no draft, though a browser restores it (R-FORM-12)', () => {
    const search = `?interest=${chosen}`
    openLate(() => put('interest', chosen), { interest: ofPage, search })
    expect(control('interest')).toHaveValue(chosen)
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('a page that the browser has kept (R-FORM-13)', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'))

  test('shows what was written on another page since, in the field with the focus, too', () => {
    openContact()
    write('message', 'Hel')
    control('message').focus()
    leave()
    storeDraft({ message: 'Hello' })
    show(true)
    expect(control('message')).toHaveValue('Hello')
  })

  test.each([
    ['typed there', () => write('message', 'Lemons')],
    ['filled in from a draft', () => undefined],
  ])('is empty once its words were sent from another page, whether they were %s', (_how, change) => {
    storeDraft({ message: 'Oranges' })
    openContact('en', { interest: ofPage })
    change()
    leave()
    sessionStorage.clear()
    show(true)
    expect(control('message')).toHaveValue('')
    expect(control('interest')).toHaveValue(ofPage)
  })
})

describe('an interest (R-FORM-12)', () => {
  test.each([
    ['the visitor’s choice', { interest: chosen }, '?interest=other', chosen],
    ['else the address’s', {}, `?interest=${chosen}`, chosen],
    ['else the page’s', {}, '', ofPage],
    ['the page’s where the address’s does not exist', {}, '?interest=nonsense', ofPage],
    ['the page’s where the visitor’s has gone with a new deploy', { interest: 'former' }, '', ofPage],
  ])('is %s', (_which, draft, search, expected) => {
    storeDraft(draft)
    openContact('en', { interest: ofPage, search })
    expect(control('interest')).toHaveValue(expected)
  })

  test('that the visitor did not choose stays with its page', () => {
    openContact('en', { search: `?interest=${chosen}` })
    write('firstName', 'Maria')
    leavePage()
    openContact('en', { interest: ofPage })
    expect(control('firstName')).toHaveValue('Maria')
    expect(control('interest')).toHaveValue(ofPage)
  })

  test('of the address may be the other language’s', () => {
    openContact('it', { search: '?interest=other' })
    expect(control('interest')).toHaveValue('altro')
  })
})

describe('a request whose page was left before the answer (R-FORM-11)', () => {
  /** Sends the form of a page. */
  async function send() {
    const answer = awaitAnswer()
    openContact()
    await fillContact()
    await press()
    return answer
  }

  test.each([
    ['a success', success],
    ['a failure', failure],
  ])('is confirmed by the answer to the next try: after %s the form opens without a word', async (_what, given) => {
    await send()
    leavePage()
    const answer = await send()
    await answer(given)
    leavePage()
    openContact('it')
    await aMoment()
    expect(outcome()).toBe('')
  })

  test('is not unconfirmed on its own page, which the browser kept, while it is under way', async () => {
    const answer = await send()
    window.dispatchEvent(new Event('pagehide'))
    act(() => void show(true))
    await aMoment()
    expect(outcome()).toBe('')
    await answer(success)
    await waitFor(() => expect(outcome()).toContain(word('en', 'forms:outcome.success.title')))
  })
})
