import { positionOf } from './mistake'
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
])('the position of %s', (_what, field, position) => {
  expect(positionOf(text, field)).toEqual(position)
})

const decimalComma = (number: string) =>
  `has a comma in the number ${number}. Write a point before decimals (8.3), and nothing between thousands`

test.each([
  ['a decimal comma', '{\n  "value": 8,3\n}', 2, 12, decimalComma('8,3')],
  ['a decimal comma before another field', '{\n  "value": -4,5,\n  "unit": "year"\n}', 2, 12, decimalComma('-4,5')],
  ['a decimal comma after a thousand', '{ "list": [\n{ "value": 1.234,56 }, 7] }', 2, 12, decimalComma('1.234,56')],
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 2, 9, 'lacks a comma here, between two entries'],
  ['a comma too many', '{\n  "a": 1,\n}', 3, 1, 'is no JSON here: property name expected'],
  ['a missing quote', '{\n  "a": "b\n}', 2, 8, 'is no JSON here: unexpected end of string'],
  ['a missing brace', '{ "a": [1, 2]', 1, 14, 'is no JSON here: close brace expected'],
  ['a comment', '{\n  // why\n  "a": 1 }', 2, 3, 'is no JSON here: invalid comment token'],
  ['an empty file', '', 1, 1, 'is no JSON here: value expected'],
])('%s is found where it is (R-SITE-6)', (_what, json, line, column, message) => {
  expect(parseJson(json).mistake).toEqual({ field: '', message, position: { line, column } })
})
