import { derivedFiles, renewed } from './generate'

test.each(derivedFiles)(
  '$file is up to date; if it is not: npm run generate',
  async (derived) => {
    expect((await renewed(derived)) ? `${derived.file} is stale: npm run generate` : 'up to date').toBe('up to date')
  },
  // Fonts take their time.
  120_000,
)
