import { withoutInlineStyles } from './render'

const router =
  '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>Hello</p></div><div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div>'

test('the style attributes that Gatsby’s router and announcer bring are removed (R-TRUST-1)', () => {
  expect(withoutInlineStyles(router, '/en')).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p>Hello</p></div><div id="gatsby-announcer" aria-live="assertive"></div>',
  )
})

test.each(['<div style="color:red">Red</div>', '<path d="M0 0" style="fill:red"/>', '<style>p{color:red}</style>'])(
  'a style that our own code writes stops the build, which names page and style: %s (R-TRUST-1)',
  (own) => {
    expect(() => withoutInlineStyles(router + own, '/en/contact')).toThrow(/^\/en\/contact .*<(div|path|style)/)
  },
)
