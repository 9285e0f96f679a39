import { visibleText } from './visible-text'

test.each([
  ['spaces', ' \t\n\u00a0Rosalia\u3000 '],
  ['a zero-width space', '\u200bRosalia\u200b'],
  ['marks of direction', '\u200eRosalia\u200f'],
  ['embeddings of direction, as phone numbers carry them', '\u202aRosalia\u202c'],
  ['letters that show nothing', '\u3164Rosalia\u115f'],
  ['a byte order mark', '\ufeffRosalia'],
  ['several of them', ' \u200b\u202a \u3164Rosalia\u202c\u200e '],
])('what nobody sees at the ends of a value is taken off: %s (R-FORM-7)', (_what, value) => {
  expect(visibleText(value)).toBe('Rosalia')
})

test.each(['\u200b', '\u200e', '\u202a\u202b\u202c', '\u3164', ' \u200b '])(
  'a value of nothing else is empty (%j) (R-FORM-7)',
  (value) => {
    expect(visibleText(value)).toBe('')
  },
)

test('what stands within a value stays: letters that are joined, and spaces between words', () => {
  expect(visibleText('Maria  Grazia')).toBe('Maria  Grazia')
  expect(visibleText('👩\u200d🍳')).toBe('👩\u200d🍳')
  expect(visibleText('می\u200cخواهم')).toBe('می\u200cخواهم')
})
