import { derivedFiles, isStale } from './derived-files'

test.each(derivedFiles())(
  '$file is up to date; if it is not: npm run generate',
  async ({ file, make }) => {
    expect((await isStale(file, await make())) ? `${file} is stale: npm run generate` : 'up to date').toBe('up to date')
  },
  // Fonts take their time.
  120_000,
)
