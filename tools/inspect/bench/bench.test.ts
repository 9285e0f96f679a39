import { median, medians, type Run } from './figures'
import { readOptions } from './options'
import { align, cell, tables } from './table'

describe('a median', () => {
  test.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[10, 2, 4, 8], 6],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected)
  })

  test('of nothing is no number', () => {
    expect(median([])).toBeNaN()
  })

  test('is taken of each figure, over the runs that have it', () => {
    expect(medians([{ a: 1, b: 8 }, { a: 3 }, { a: 2, b: 4 }])).toEqual({ a: 2, b: 6 })
  })
})

describe('a cell', () => {
  test.each([
    [120, 100, 0, '120 (+20)'],
    [80, 100, 0, '80 (−20)'],
    [100, 100, 0, '100'],
    [100, undefined, 0, '100'],
    [undefined, 100, 0, '·'],
    [0.005, 0.0051, 3, '0.005'],
    [0, 0.005, 3, '0.000 (−0.005)'],
  ])('of %p after %p with %d digits is %s', (value, before, digits, expected) => {
    expect(cell(value, before, digits)).toBe(expected)
  })
})

test('numbers stand below one another', () => {
  expect(
    align([
      ['', 'js'],
      ['/en', '3'],
      ['/it/contatti', '108'],
    ]),
  ).toEqual(['               js', '/en             3', '/it/contatti  108'])
})

const runOf = (subject: string, script: number): Run => ({
  date: '2026-11-21',
  subjects: { [subject]: { '/en': { 'bytes script': script } } },
})

test('a table compares each page with the kept run, and has only the figures that were measured', () => {
  const text = tables(runOf('this build', 2500), ['bytes'], runOf('this build', 3000))
  expect(text.split('\n').map((line) => line.trim())).toEqual([
    'this build: bytes (bytes, brotli)',
    'js',
    '/en  2500 (−500)',
  ])
})

test('what was not in the kept run is compared with nothing', () => {
  expect(tables(runOf('another', 5), ['bytes'], runOf('this build', 3))).toMatch(/\/en +5$/)
})

describe('the options', () => {
  test('are five runs of everything on all pages, unless told otherwise', () => {
    expect(readOptions([])).toEqual({
      paths: [],
      runs: 5,
      parts: ['bytes', 'lighthouse', 'applied', 'visit'],
      beside: [],
      keep: false,
    })
  })

  test('name pages, parts and what is measured beside', () => {
    const words = ['/en', '/it', '--runs', '1', '--only', 'visit', '--beside', 'old', '--beside', 'http://a.test']
    expect(readOptions([...words, '--keep'])).toEqual({
      paths: ['/en', '/it'],
      runs: 1,
      parts: ['visit'],
      beside: ['old', 'http://a.test'],
      keep: true,
    })
  })

  test.each([[['en']], [['--runs', '0']], [['--only', 'speed']], [['--fast']]])(
    '%j is a mistake, and how to do it is said',
    (words) => {
      expect(() => readOptions(words)).toThrow('npm run bench -- [path…]')
    },
  )
})
