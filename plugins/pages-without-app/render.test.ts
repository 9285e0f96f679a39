import { withoutRouter } from './render'

const router =
  '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>Hello</p></div><div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div>'

test('Gatsby’s router brings no style and takes no focus (R-TRUST-1)', () => {
  expect(withoutRouter(router)).toBe('<p>Hello</p>')
})
