import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { digestWithCode } from './digest'
import { writeOnce } from './write-once'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, content: string) => writeFileSync(join(folder, name), content)

describe('a digest', () => {
  const digest = (input: unknown = 1) => digestWithCode([folder])(input)

  test('is the same for the same input and code', () => {
    write('draw.ts', 'one')
    expect(digest({ a: 1 })).toBe(digest({ a: 1 }))
  })

  test('changes with the input', () => {
    expect(digest({ a: 1 })).not.toBe(digest({ a: 2 }))
  })

  test('changes with the code, in folders of folders too', () => {
    mkdirSync(join(folder, 'deep'))
    write('deep/draw.ts', 'one')
    const before = digest()
    write('deep/draw.ts', 'two')
    expect(digest()).not.toBe(before)
  })

  test.each(['draw.test.ts', 'draw.tsx', 'types.d.ts'])('does not change with code that draws nothing: %s', (name) => {
    write('draw.ts', 'one')
    const before = digest()
    write(name, 'anything')
    expect(digest()).toBe(before)
  })
})

describe('a cached file', () => {
  test('is made once', () => {
    const make = jest.fn(() => 'drawn')
    const file = join(folder, 'new/drawing.svg')
    writeOnce(file, make)
    writeOnce(file, make)
    expect(make).toHaveBeenCalledTimes(1)
    expect(readFileSync(file, 'utf8')).toBe('drawn')
    expect(readdirSync(join(folder, 'new'))).toEqual(['drawing.svg'])
  })

  test('is not written if making it fails', () => {
    const file = join(folder, 'drawing.svg')
    const fail = () => {
      throw new Error('no ink')
    }
    expect(() => writeOnce(file, fail)).toThrow('no ink')
    expect(readdirSync(folder)).toEqual([])
  })
})
