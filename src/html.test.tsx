import { renderToStaticMarkup } from 'react-dom/server'

import Html from './html'

const head = [<meta key="generator-5" name="generator" content="x" />, <title key="title">Contact</title>]
const appScript = <script key="app" src="/app.js" />

/** What the renderer of a build adds. */
const policy = <meta key="content-policy" httpEquiv="Content-Security-Policy" content="default-src" />
const styles = <style key="styles">p</style>
const startScript = <script key="start-script" type="module" src="/assets/start-0.js" integrity="sha256-abc" />

const documentWith = (headComponents: JSX.Element[], postBodyComponents: JSX.Element[]) =>
  renderToStaticMarkup(
    <Html
      htmlAttributes={{ lang: 'en' }}
      bodyAttributes={{}}
      headComponents={headComponents}
      body="<p>Hello</p>"
      postBodyComponents={postBodyComponents}
    />,
  )
const built = documentWith([...head, policy, styles], [startScript, appScript])

test('the content policy stands before everything that it governs (R-TRUST-1)', () => {
  expect(built).toMatch(
    /^<html lang="en"><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src"\/>/,
  )
})

test('the styles end the head, and the start script ends the body, with its integrity (R-SPEED-1, R-TRUST-1)', () => {
  expect(built).toContain('<title>Contact</title><style>p</style></head>')
  expect(built).toMatch(
    /<script type="module" src="\/assets\/start-0\.js" integrity="sha256-abc"><\/script><\/body><\/html>$/,
  )
})

test('a page of a build asks for nothing of Gatsby’s app, and a page of `gatsby develop` for everything (R-SPEED-1)', () => {
  expect(built).not.toMatch(/app\.js|generator/)
  expect(documentWith(head, [appScript])).toContain('<script src="/app.js"></script></body>')
})
