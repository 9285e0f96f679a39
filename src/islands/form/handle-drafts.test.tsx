import { screen, waitFor } from '@testing-library/react'

import {
  aMoment,
  awaitAnswer,
  consent,
  control,
  fillContact,
  freshTabForEachTest,
  openContact,
  outcome,
  press,
  success,
  toasts,
  write,
} from '../../../tests/jest/forms'
import { leavePage, openPage, removeToasts } from '../../../tests/jest/page'
import { word } from '../../../tests/jest/site'
import { handleDrafts } from './handle-drafts'
import { noteOutcome, noteSending } from './request-note'

freshTabForEachTest()

const names = ['firstName', 'lastName', 'email', 'company', 'interest', 'budget', 'message']

/** R-FORM-13 */
describe('what was typed', () => {
  test('is there again after a reload, the consent too, at once and without a touch', async () => {
    openContact()
    await fillContact()
    leavePage()
    openContact()
    expect(control('firstName')).toHaveValue('Maria')
    expect(control('interest')).toHaveValue('ecommerce-zero')
    expect(consent()).toBeChecked()
  })

  test('is kept at every change, not only when the page is left: a browser may end without a word', () => {
    openContact()
    write('message', 'Lemons')
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

  test('may be as long as a person can paste', () => {
    openContact()
    const long = 'lemons '.repeat(20_000)
    write('message', long)
    leavePage()
    openContact()
    expect(control('message')).toHaveValue(long)
    for (const name of names) expect(control(name)).not.toHaveAttribute('maxlength')
  })

  test('in the field for robots is not kept', () => {
    openContact()
    write('subject', 'Cheap links')
    leavePage()
    openContact()
    expect(control('subject')).toHaveValue('')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Cheap links')
  })

  describe('on a page that the browser has kept', () => {
    const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

    test('stands in it again, though it was written on another', () => {
      openContact()
      window.dispatchEvent(new Event('pagehide'))
      sessionStorage.setItem('draft:contact', '{"message":"From another page"}')
      comeBack()
      expect(control('message')).toHaveValue('From another page')
    })

    test.each([
      ['typed there', () => write('message', 'Lemons')],
      ['filled in from a draft', () => undefined],
    ])('is gone once it was sent from another, whether it was %s', (_how, change) => {
      sessionStorage.setItem('draft:contact', '{"message":"Oranges"}')
      openContact('en', { interest: 'ecommerce-zero' })
      change()
      window.dispatchEvent(new Event('pagehide'))
      sessionStorage.removeItem('draft:contact')
      comeBack()
      expect(control('message')).toHaveValue('')
      expect(control('interest')).toHaveValue('ecommerce-zero')
    })
  })

  test('into a form while its page is still loading stays', () => {
    sessionStorage.setItem('draft:contact', '{"message":"Oranges","company":"Agrumi"}')
    openContact()
    write('message', 'Lemons')
    write('company', '')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(control('message')).toHaveValue('Lemons')
    expect(control('company')).toHaveValue('')
  })
})

/** R-FORM-12 */
describe('an interest', () => {
  test('is the visitor’s, else the address’s, else the page’s', () => {
    const place = { interest: 'ecommerce-zero', search: '?interest=training-support' }
    openContact('en', place)
    expect(control('interest')).toHaveValue('training-support')
    write('interest', 'marketing-performance')
    leavePage()
    openContact('en', place)
    expect(control('interest')).toHaveValue('marketing-performance')
  })

  test('that the address names is chosen at once, if it is one of the form’s', () => {
    openContact('it', { search: '?interest=ecommerce-zero' })
    expect(control('interest')).toHaveValue('ecommerce-zero')
    openContact('it', { search: '?interest=nonsense' })
    expect(control('interest')).toHaveValue('')
  })

  test('that nobody chose stays with its page', () => {
    openContact('en', { search: '?interest=training-support' })
    write('firstName', 'Maria')
    leavePage()
    openContact('en', { interest: 'ecommerce-zero' })
    expect(control('firstName')).toHaveValue('Maria')
    expect(control('interest')).toHaveValue('ecommerce-zero')
  })

  test('of the address may be the other language’s', () => {
    openContact('it', { search: '?interest=other' })
    expect(control('interest')).toHaveValue('altro')
  })
})

/** R-FORM-11 */
describe('a request whose page was left', () => {
  const unconfirmed = word('it', 'forms:outcome.unconfirmed.title')
  const announced = () => document.querySelector('[data-announcer]')?.textContent
  const failed = 'Error An error occurred during submission. Please try again later.'
  const openElsewhere = () => {
    leavePage()
    removeToasts()
    openPage(<p>No form stands here.</p>, { path: '/en/about/brand-manifesto' })
    handleDrafts()
  }

  test('before its answer came leaves open whether it arrived: the next page says so, once', async () => {
    noteSending('contact')
    sessionStorage.setItem('draft:contact', '{"message":"I sell lemons."}')
    openContact('it')
    await waitFor(() => expect(outcome()).toContain(unconfirmed))
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(control('message')).toHaveValue('I sell lemons.')
    leavePage()
    removeToasts()
    openContact('it')
    await aMoment()
    expect(outcome()).toBe('')
    expect(toasts()).toEqual([])
  })

  test('is told in a toast where the next page has no form, and spoken; beside the form where that stands', async () => {
    noteOutcome('contact', 'success', false)
    openElsewhere()
    const said = `${word('en', 'forms:success.title')} ${word('en', 'forms:success.text')}`
    await waitFor(() => expect(toasts()).toEqual([said]))
    expect(announced()).toBe(said)
    openContact()
    await waitFor(() => expect(outcome()).toContain(word('en', 'forms:outcome.success.title')))
    expect(screen.getByRole('form')).toContainElement(document.querySelector('[data-outcome]:not([hidden])'))
  })

  test.each(['refused', 'offline', 'unconfirmed'] as const)(
    'and ended %s is told once, on however many pages',
    async (how) => {
      noteOutcome('contact', how, false)
      openElsewhere()
      await waitFor(() => expect(toasts()).toEqual([failed]))
      openElsewhere()
      await aMoment()
      expect(toasts()).toEqual([])
      openContact()
      await waitFor(() => expect(outcome()).toContain(word('en', `forms:outcome.${how}.title`)))
      await aMoment()
      expect(toasts()).toEqual([])
      leavePage()
      openContact()
      await aMoment()
      expect(outcome()).toBe('')
    },
  )

  test('is told on a page that the browser has kept, when its visitor comes back to it', async () => {
    openContact()
    noteOutcome('contact', 'success', false)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await waitFor(() => expect(outcome()).toContain(word('en', 'forms:outcome.success.title')))
    await waitFor(() => expect(toasts()).toHaveLength(1))
  })

  test('is not told by a form whose own request is still under way', async () => {
    const answer = awaitAnswer()
    openContact()
    await fillContact()
    await press()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await aMoment()
    expect(outcome()).toBe('')
    await answer(success)
    await waitFor(() => expect(outcome()).toContain(word('en', 'forms:outcome.success.title')))
  })

  test('says nothing on pages where there is nothing to say', async () => {
    openElsewhere()
    await aMoment()
    expect(toasts()).toEqual([])
  })
})
