import { countLetters } from './letters'

const figures = { projects: '150+' }

test.each([
  ['Ciao', { most: 60 }, '4 di 60 lettere', true],
  ['Ciao', { least: 30, most: 60 }, '4 di 60 lettere, almeno 30', false],
  ['x'.repeat(61), { most: 60 }, '61 di 60 lettere', false],
  ['{{projects}} progetti', { most: 60 }, '13 di 60 lettere', true],
])('while one types "%s", the editor counts its letters as the site shows them', (text, limits, words, isSound) => {
  expect(countLetters(text, limits, figures, 'it')).toEqual({ words, isSound })
})

test('it counts in English, too', () => {
  expect(countLetters('Hello', { most: 60 }, figures, 'en').words).toBe('5 of 60 letters')
})
