import { screen, waitFor } from '@testing-library/react'
import {
  aMoment,
  awaitAnswer,
  control,
  fillContact,
  freshTabForEachTest,
  openContact,
  outcome,
  press,
  success,
  toasts,
} from '../../../tests/jest/forms'
import { leavePage, openPage, removeToasts } from '../../../tests/jest/page'
import { word } from '../../../tests/jest/site'
import { handleDrafts } from './handle-drafts'
import { noteOutcome, noteSending } from './request-note'

freshTabForEachTest()

describe('a request whose page was left (R-FORM-11)', () => {
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
