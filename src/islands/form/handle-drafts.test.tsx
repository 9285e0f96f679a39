import { fieldNames } from '../../../tests/forms/examples'
import { consent, control, fillContact, freshTabForEachTest, openContact, write } from '../../../tests/jest/forms'
import { leavePage } from '../../../tests/jest/page'
import { contactForm } from '../../forms/definition'

freshTabForEachTest()

const names = fieldNames(contactForm)

describe('what was typed (R-FORM-13)', () => {
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

describe('an interest (R-FORM-12)', () => {
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
