import { withNumbers, withoutRouter } from './render'

const router =
  '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>Hello</p></div><div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div>'

test('Gatsby’s router brings no style and takes no focus (R-TRUST-1)', () => {
  expect(withoutRouter(router)).toBe('<p>Hello</p>')
})

test('classes of Emotion have short names, and words that look like one stay (R-SPEED-1)', () => {
  const digests = ['1v9q14c', 'k3']
  expect(withNumbers('<p class="lede c-k3 c-1v9q14c">c-k34</p>', digests)).toBe('<p class="lede c1 c0">c-k34</p>')
  expect(withNumbers('.c-k3:hover>.c-1v9q14c{color:red}', digests)).toBe('.c1:hover>.c0{color:red}')
})
