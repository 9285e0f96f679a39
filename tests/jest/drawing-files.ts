import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Drawings of tests go into a folder of their own: public/ has those of the build alone. */
const folder = mkdtempSync(join(tmpdir(), 'zagara-public-'))
afterAll(() => rmSync(folder, { recursive: true }))

jest.mock('../../src/gatsby/resolve-sections/drawing-file', () => {
  const actual = jest.requireActual('../../src/gatsby/resolve-sections/drawing-file')
  return { drawingFile: (svg: string) => actual.drawingFile(svg, folder) }
})
