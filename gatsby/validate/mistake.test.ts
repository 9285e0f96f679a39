import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatMistakes, positionOf } from './mistake'
import { parseJson } from './parse-json'

const text = `{
  "figures": [
    { "id": "projects", "value": 150 },
    {
      "id": "years",
      "value": "8"
    }
  ]
}
`

test.each([
  ['a field', 'figures[1].value', { line: 6, column: 7 }],
  ['an entry of a list', 'figures[1]', { line: 4, column: 5 }],
  ['a field that is missing: the group that should hold it', 'figures[1].label.en', { line: 4, column: 5 }],
  ['a field in a file that lacks all of it', 'navigation.home', { line: 1, column: 1 }],
  ['the file as a whole', '', undefined],
])('the place of %s', (_what, field, position) => {
  expect(positionOf(text, field)).toEqual(position)
})

const strangeSign =
  'has a sign that means nothing here. Write texts in straight double quotes: "…", and quotation marks inside them as “ ” or « »'
const openText = 'has a text without its closing quote on the same line. Add the quote, or take the line break out'
const openMerge =
  'has two versions here, which git could not merge. Keep one, and take away what git wrote between them'

test.each([
  ['a comma too many in a group', '{\n  "a": 1,\n}', 2, 9, 'has a comma too many. Take it away'],
  ['a comma too many in a list', '[\n  1,\n]', 2, 4, 'has a comma too many. Take it away'],
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 2, 9, 'lacks a comma here, between two entries'],
  ['a missing colon', '{ "a" 1 }', 1, 7, 'lacks a colon between a name and its value'],
  ['a missing quote', '{\n  "a": "b\n}', 2, 8, openText],
  ['a line break in a text', '{\n  "a": "b\nc"\n}', 2, 8, openText],
  [
    'a tab in a text',
    '{ "a": "b\tc" }',
    1,
    8,
    'has a tab or another sign in a text that no key writes. Write a space in its place',
  ],
  ['a backslash in a text', '{ "a": "b\\c" }', 1, 8, 'has a backslash in a text. Take it away'],
  ['quotation marks in a text', '{ "a": "b "c" d" }', 1, 12, strangeSign],
  ['a missing brace', '{ "a": [1, 2]', 1, 14, 'lacks a closing } here'],
  ['a comment', '{\n  // why\n  "a": 1 }', 2, 3, 'has a comment, which JSON does not know: take it out'],
  ['an empty file', '', 1, 1, 'lacks a value here. Write a text in double quotes, a number, true, false or null'],
  ['an invisible mark', '\uFEFF{}', 1, 1, 'begins with an invisible mark (BOM). Save it as UTF-8 without BOM'],
  ['a text in single quotes', `{ "a": '8 shops' }`, 1, 8, strangeSign],
  ['a name in single quotes', "{ 'a': 1 }", 1, 3, strangeSign],
  ['a text in the quotes of a word processor', '{ "a": “b” }', 1, 8, strangeSign],
  ['a merge that git left open', '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> copy\n}', 2, 1, openMerge],
  ['what is left of its marks', '{\nHEAD\n  "a": 1\r\n=======\r\n  "a": 2\ncopy\n}', 4, 1, openMerge],
])('%s is found where it is (R-SITE-6)', (_what, json, line, column, message) => {
  expect(parseJson(Buffer.from(json)).mistake).toEqual({ field: '', message, position: { line, column } })
})

const numbers = [
  '8,3: 8.3|-4,5: -4.5|1.500: 1500 or 1.5|1,500: 1500 or 1.5|2.500.000: 2500000|1.234,56: 1234.56|5 000: 5000',
  "€ 4990: 4990|85%: 85|'8.3': 8.3|1e3: 1000|08: 8|.5: 0.5|+5: 5|8.: 8",
].flatMap((line) => line.split('|'))

test.each(numbers.map((number) => number.split(': ')))(
  'a number written %s is refused with how to write it: %s (R-SITE-6)',
  (written, remedy) => {
    const message = `has the number ${written}. Write ${remedy}: digits, a point before decimals, and nothing else`
    for (const [before, after] of [
      ['{\n  "value": ', '\n}'],
      ['{\n  "value": ', ',\n  "unit": "year"\n}'],
      ['{ "list": [\n{ "value": ', ' }, 7] }'],
    ]) {
      const position = { line: 2, column: 12 }
      expect(parseJson(Buffer.from(before + written + after)).mistake).toEqual({ field: '', message, position })
    }
  },
)

test('another encoding, and letters that were read with a wrong one, are refused (R-SITE-6)', () => {
  const [old, garbled] = [Buffer.from('{"text": "Perché"}', 'latin1'), Buffer.from('{"text": "PerchÃ© â€™"}')]
  expect(parseJson(old).mistake?.message).toMatch(/^is not saved as UTF-8/)
  expect(parseJson(garbled).mistake?.message).toMatch(/letters of another encoding.+UTF-8/)
})

test('valid JSON has no mistake', () => {
  expect(parseJson(Buffer.from(text))).toEqual({ json: JSON.parse(text) })
})

test('a mistake is shown with file, line, column, field and remedy (R-SITE-6)', () => {
  const root = mkdtempSync(join(tmpdir(), 'zagara-'))
  try {
    mkdirSync(join(root, 'data'))
    writeFileSync(join(root, 'data/figures.json'), text)
    const mistake = { file: 'data/figures.json', field: 'figures[1].value', message: 'must be a number without quotes' }
    expect(formatMistakes([mistake], root)).toBe(
      'The data has one mistake. Nothing was built.\n\n' +
        '  data/figures.json:6:7 → figures[1].value\n      must be a number without quotes\n',
    )
  } finally {
    rmSync(root, { recursive: true })
  }
})
