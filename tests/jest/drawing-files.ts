import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type * as drawingFiles from '../../gatsby/resolve-sections/drawing-file'

/** Drawings of tests go into a folder of their own, once there is one: public/ has those of the build alone. */
let folder: string | undefined
afterAll(() => folder && rmSync(folder, { recursive: true }))

jest.mock('../../gatsby/resolve-sections/drawing-file', (): typeof drawingFiles => {
  const actual = jest.requireActual<typeof drawingFiles>('../../gatsby/resolve-sections/drawing-file')
  return {
    drawingFile: (svg) => {
      folder ??= mkdtempSync(join(tmpdir(), 'zagara-public-'))
      return actual.drawingFile(svg, folder)
    },
  }
})
