import { renderToStaticMarkup } from 'react-dom/server'

import { headInOrder, scriptsOfPage } from './order-elements'

/** What the renderer of a build adds after what Gatsby has. */
const head = [
  <meta key="generator-5" name="generator" content="x" />,
  <title key="title">Contact</title>,
  <meta key="content-policy" httpEquiv="Content-Security-Policy" content="default-src" />,
  <style key="styles">p</style>,
  <link key="styles-rare" rel="stylesheet" media="print" href="/static/styles-0.css" />,
  <link key="canonical" rel="canonical" href="/en" data-gatsby-head={true} />,
]
const endOfBody = [
  <script key="start-script" type="module" src="/assets/start-0.js" integrity="sha256-abc" />,
  <p key="banner">Hello</p>,
  <script key="script-loader" id="gatsby-script-loader" />,
  <script key="app" src="/app.js" />,
]
const html = (elements: Parameters<typeof headInOrder>[0]) => renderToStaticMarkup(elements)

test('the content policy stands before everything that it governs, and the styles end the head (R-TRUST-1)', () => {
  expect(html(headInOrder(head))).toBe(
    '<meta http-equiv="Content-Security-Policy" content="default-src"/><title>Contact</title><link rel="canonical" href="/en"/><style>p</style><link rel="stylesheet" media="print" href="/static/styles-0.css"/>',
  )
})

test('a page asks for the start script with its integrity, for what a plugin adds, and for nothing of Gatsby’s app (R-SPEED-1, R-TRUST-1)', () => {
  expect(html(scriptsOfPage(endOfBody))).toBe(
    '<script type="module" src="/assets/start-0.js" integrity="sha256-abc"></script><p>Hello</p>',
  )
})
