import { readDraft, remainingAfter, saveDraft } from './draft'

beforeEach(() => sessionStorage.clear())

test('what was typed is there again after a reload (R-FORM-13)', () => {
  saveDraft('contact', { firstName: 'Maria', message: 'Hello', privacyAccepted: 'on' })
  expect(readDraft('contact')).toEqual({ firstName: 'Maria', message: 'Hello', privacyAccepted: 'on' })
})

test('two forms do not mix', () => {
  saveDraft('contact', { message: 'Hello' })
  expect(readDraft('lead-evento-farmasimplex')).toEqual({})
})

test('a draft that holds nothing leaves nothing in the storage', () => {
  saveDraft('contact', { message: 'Hello' })
  saveDraft('contact', {})
  expect(sessionStorage).toHaveLength(0)
})

test('of a draft that has arrived stays what was changed since; the consent is given anew', () => {
  const sent = { firstName: 'Maria', message: 'Hello', privacyAccepted: 'on' }
  expect(remainingAfter(sent, sent)).toEqual({})
  expect(remainingAfter({ ...sent, message: 'Hello again' }, sent)).toEqual({ message: 'Hello again' })
})

test('a draft lives in the tab only, never in storage that stays', () => {
  saveDraft('contact', { message: 'Hello' })
  expect(localStorage).toHaveLength(0)
})

test.each(['{', 'null', '3', '["a"]', '{"message":{"a":1},"consent":true}'])(
  'something else in the storage (%s) is no draft',
  (stored) => {
    sessionStorage.setItem('draft:contact', stored)
    expect(readDraft('contact')).toEqual({})
  },
)

test('where the browser refuses storage, the history keeps a draft', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  expect(() => saveDraft('contact', { message: 'Hello' })).not.toThrow()
  expect(readDraft('contact')).toEqual({ message: 'Hello' })
  expect(() => saveDraft('contact', {})).not.toThrow()
  expect(readDraft('contact')).toEqual({})
})
