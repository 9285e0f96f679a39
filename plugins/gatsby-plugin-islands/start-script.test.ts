import { withStartScript } from './start-script'

const start = { src: '/assets/start-0123ABCD.js', integrity: 'sha256-abc' }
const tag = `<script data-start="true" type="module" src="${start.src}" integrity="${start.integrity}" async=""></script>`
const page = '<head><style data-styles="true">p{margin:0}</style></head>'

test('a page asks for the start script of its build, with its integrity, before its styles (R-SPEED-1)', () => {
  expect(withStartScript(page, start)).toBe(page.replace('<style', `${tag}<style`))
})

test('given a page of a former build, it asks for the start script of this build', () => {
  const next = { src: '/assets/start-EFGH4567.js', integrity: 'sha256-def' }
  expect(withStartScript(withStartScript(page, start), next)).toBe(withStartScript(page, next))
})
