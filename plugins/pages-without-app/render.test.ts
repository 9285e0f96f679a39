import { withoutGatsbyAttributes } from './render'

const router =
  '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>Hello</p></div><div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div>'

test('Gatsby’s router brings no style and takes no focus (R-TRUST-1)', () => {
  expect(withoutGatsbyAttributes(router, '/en')).toBe(
    '<div id="gatsby-focus-wrapper"><p>Hello</p></div><div id="gatsby-announcer" aria-live="assertive"></div>',
  )
})

test.each(['<div style="color:red">Red</div>', '<path d="M0 0" style="fill:red"/>', '<style>p{color:red}</style>'])(
  'a style that our own code writes stops the build, which names page and style: %s (R-TRUST-1)',
  (own) => {
    expect(() => withoutGatsbyAttributes(router + own, '/en/contact')).toThrow(/^\/en\/contact .*<(div|path|style)/)
  },
)
