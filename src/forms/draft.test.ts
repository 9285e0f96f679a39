import { clearDraft, readDraft, saveDraft } from './draft'

beforeEach(() => sessionStorage.clear())

test('what was typed is there again after a reload', () => {
  saveDraft('contact', { firstName: 'Maria', message: 'Hello' })
  expect(readDraft('contact')).toEqual({ firstName: 'Maria', message: 'Hello' })
})

test('two forms do not mix', () => {
  saveDraft('contact', { message: 'Hello' })
  expect(readDraft('lead-evento-farmasimplex')).toEqual({})
})

test('a draft that was sent is gone', () => {
  saveDraft('contact', { message: 'Hello' })
  clearDraft('contact')
  expect(readDraft('contact')).toEqual({})
})

test('a draft lives in the tab only, never in storage that stays', () => {
  saveDraft('contact', { message: 'Hello' })
  expect(localStorage).toHaveLength(0)
})

test.each(['{', 'null', '3', '["a"]', '{"message":{"a":1},"consent":true}'])(
  'something else in the storage (%s) is no draft',
  (stored) => {
    sessionStorage.setItem('draft:contact', stored)
    expect(Object.keys(readDraft('contact')).filter((name) => name !== '0')).toEqual([])
  },
)

test('a browser that refuses storage gets a form without drafts', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  expect(() => saveDraft('contact', { message: 'Hello' })).not.toThrow()
  expect(readDraft('contact')).toEqual({})
  expect(() => clearDraft('contact')).not.toThrow()
})
