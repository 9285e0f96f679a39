import { narrow, wide } from './tokens'

/** The width in em of a media query. */
const widthOf = (query: string) => Number(/([\d.]+)em/.exec(query)?.[1])

test('a page is narrow up to 768 px and wide from 769 px on, with nothing between (R-CHROME-9)', () => {
  expect(widthOf(narrow) * 16).toBe(768)
  expect(widthOf(wide) * 16).toBe(769)
})
