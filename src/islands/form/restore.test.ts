import { storeDigests } from './browser-restored'
import { readDraft, saveDraft } from './draft'
import { restore } from './restore'

/** A form as the server sent it: its page chose an interest. */
function formOf(language: 'en' | 'it' = 'en'): HTMLFormElement {
  const [last, elsewhere] = language === 'en' ? ['other', 'altro'] : ['altro', 'other']
  document.body.innerHTML = `<form data-form="contact">
    <input name="firstName"><textarea name="message"></textarea>
    <select name="interest">
      <option value=""></option><option value="training-support"></option>
      <option value="ecommerce-zero" selected></option>
      <option value="${last}" data-also="${elsewhere}"></option>
    </select>
    <input type="checkbox" name="privacyAccepted"><input name="subject">
  </form>`
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form.')
  return form
}

const control = (form: HTMLFormElement, name: string) => {
  const found = form.elements.namedItem(name)
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement)
    return found
  throw new Error(`There is no control "${name}".`)
}
const valueIn = (form: HTMLFormElement, name: string) => control(form, name).value
const write = (form: HTMLFormElement, name: string, value: string) => Object.assign(control(form, name), { value })
/** The draft, once a form is filled from it. */
function restored(form: HTMLFormElement) {
  restore(form)
  return readDraft('contact')
}
const tick = (form: HTMLFormElement) => Object.assign(control(form, 'privacyAccepted'), { checked: true })

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/en/contact')
})

describe('a form that is opened (R-FORM-13)', () => {
  test('keeps what was typed, chosen and ticked in it, and makes a draft of it', () => {
    const form = formOf()
    write(form, 'firstName', 'Maria')
    write(form, 'interest', 'training-support')
    tick(form)
    const draft = { firstName: 'Maria', interest: 'training-support', privacyAccepted: 'on' }
    expect(restored(form)).toEqual(draft)
    expect(sessionStorage.getItem('draft:contact')).toBe(JSON.stringify(draft))
    expect(valueIn(form, 'firstName')).toBe('Maria')
  })

  test('untouched, is no draft: what its page chose is not the visitor’s', () => {
    expect(restored(formOf())).toEqual({})
    expect(sessionStorage).toHaveLength(0)
  })

  test('takes from the draft what nobody typed meanwhile', () => {
    saveDraft('contact', { firstName: 'Agata', message: 'Hello', privacyAccepted: 'on' })
    const form = formOf()
    write(form, 'firstName', 'Maria')
    restore(form)
    expect(valueIn(form, 'firstName')).toBe('Maria')
    expect(valueIn(form, 'message')).toBe('Hello')
    expect(control(form, 'privacyAccepted')).toBeChecked()
  })

  test('leaves the field for robots alone', () => {
    const form = formOf()
    write(form, 'subject', 'Cheap links')
    expect(restored(form)).toEqual({})
  })
})

describe('what the browser itself brings back (R-FORM-13)', () => {
  test('gives way to a newer draft', () => {
    const form = formOf()
    write(form, 'message', 'Hel')
    storeDigests(form)
    saveDraft('contact', { message: 'Hello' })
    expect(restored(form)).toEqual({ message: 'Hello' })
    expect(valueIn(form, 'message')).toBe('Hello')
  })

  test('goes, once it was sent from elsewhere', () => {
    const form = formOf()
    write(form, 'message', 'Hello')
    tick(form)
    storeDigests(form)
    expect(restored(form)).toEqual({})
    expect(valueIn(form, 'message')).toBe('')
    expect(control(form, 'privacyAccepted')).not.toBeChecked()
  })

  test('stays where it was typed on', () => {
    const form = formOf()
    write(form, 'message', 'Hello')
    storeDigests(form)
    write(form, 'message', 'Hello again')
    expect(restored(form)).toEqual({ message: 'Hello again' })
  })

  test('belongs to its page', () => {
    const form = formOf()
    write(form, 'message', 'Hello')
    storeDigests(form)
    window.history.replaceState(null, '', '/en')
    expect(restored(form)).toEqual({ message: 'Hello' })
  })

  test('is noted without its words', () => {
    const form = formOf()
    write(form, 'message', 'A secret')
    storeDigests(form)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret')
  })
})

describe('the interest (R-FORM-12)', () => {
  test.each([
    ['the visitor’s choice', { interest: 'training-support' }, '?interest=other', 'training-support'],
    ['else the address’s', {}, '?interest=training-support', 'training-support'],
    ['else the page’s', {}, '', 'ecommerce-zero'],
    ['one that does not exist is ignored', {}, '?interest=nonsense', 'ecommerce-zero'],
  ])('is %s', (_which, draft, search, expected) => {
    window.history.replaceState(null, '', `/en/contact${search}`)
    saveDraft('contact', draft)
    const form = formOf()
    restore(form)
    expect(valueIn(form, 'interest')).toBe(expected)
  })

  test('of the address is no draft', () => {
    window.history.replaceState(null, '', '/en/contact?interest=training-support')
    expect(restored(formOf())).toEqual({})
  })

  test('`other` is `altro` on an Italian page', () => {
    saveDraft('contact', { interest: 'other' })
    const form = formOf('it')
    restore(form)
    expect(valueIn(form, 'interest')).toBe('altro')
  })
})
