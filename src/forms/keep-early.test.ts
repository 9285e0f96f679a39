import { keepEarlyWriting } from './keep-early'

const leave = () => window.dispatchEvent(new Event('pagehide'))

beforeAll(keepEarlyWriting)
beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML =
    '<form data-form="contact"><input name="firstName"><input type="checkbox" name="privacyAccepted"></form>'
})

/** R-FORM-13 */
test('what was written before the app is a draft when the page is left', () => {
  sessionStorage.setItem('draft:contact', '{"message":"From another page"}')
  document.querySelector('input')?.setRangeText('Maria')
  document.querySelector<HTMLInputElement>('[type=checkbox]')?.click()
  leave()
  expect(JSON.parse(sessionStorage.getItem('draft:contact') ?? '')).toEqual({
    message: 'From another page',
    firstName: 'Maria',
    privacyAccepted: 'on',
  })
})

test('a form that the app has taken over keeps itself', () => {
  document.querySelector('input')?.setRangeText('Maria')
  document.querySelector('form')?.setAttribute('novalidate', '')
  leave()
  expect(sessionStorage).toHaveLength(0)
})
