import { TextEncoder } from 'node:util'
import '@testing-library/jest-dom'

/** What every browser has and jsdom lacks, on a screen that asks for nothing special. */
Object.assign(window, {
  TextEncoder,
  matchMedia: () => ({ matches: false }),
  CSS: { supports: () => true },
})
