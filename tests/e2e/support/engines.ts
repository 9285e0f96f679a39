import { type Engine, firefox, missing, webkit } from '../../../tools/support/engines'
import { test } from './test'

/** Skips the tests of a file where the machine lacks their engine. In CI they fail instead: there no engine is skipped. */
export function requireEngine(engine: Engine): void {
  const isMissing = !engine.find()
  test.skip(isMissing && !process.env.CI, missing(engine))
  test.beforeAll(() => {
    if (isMissing) throw new Error(missing(engine))
  })
}

export { firefox, webkit }
