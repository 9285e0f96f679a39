import { contentPolicy } from './content-policy'
import { refusedIn } from './refused'

const films = 'https://films.example.com'
const policyFor = (css: string) => {
  const policy = contentPolicy(css, { connect: [], frame: [films], script: [], picture: [] }).replaceAll("'", '&#x27;')
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
}
const refused = (element: string) => {
  const css = 'p{color:red}'
  return [...refusedIn(`${policyFor(css)}<style>${css}</style>${element}`, 'https://www.example.com')]
}

test.each([
  '<script type="module" src="/assets/start-0.js"></script>',
  '<script type="application/ld+json">{"a":"b"}</script>',
  '<img src="data:image/png;base64,AA"/><img srcset="/static/a.png 1x"/><img src="https://www.example.com/a.png"/>',
  `<iframe src="${films}/7" title="A film"></iframe><link rel="preconnect" href="${films}"/>`,
  '<link rel="alternate" href="https://www.example.org/"/><a href="https://www.example.org/">Us</a>',
])('a page may have %s', (element) => {
  expect(refused(element)).toEqual([])
})

test.each([
  ['tags.example.com', '<script async="" src="https://tags.example.com/gtag/js?id=G-0"></script>'],
  ['tags.example.com', '<noscript><iframe src="//tags.example.com/ns.html"></iframe></noscript>'],
  ['films.example.com', `<img src="${films}/7.png" alt=""/>`],
  ['tags.example.com', '<link rel="preconnect dns-prefetch" href="https://tags.example.com"/>'],
  ['Put the file into static/', '<link href="https://fonts.example.com/css2?family=Inter" rel="stylesheet"/>'],
  ['fonts.example.com', '<link rel="preload" as="font" href="https://fonts.example.com/inter.woff2"/>'],
  ['www.example.com', '<video src="/film.mp4"></video>'],
  ['is an inline script', '<script>window.dataLayer = []</script>'],
  ['is a style of its own', '<style>h1{color:red}</style>'],
  ['has a style. Write a class', '<div data-state="on" style="color:red">Red</div>'],
])('a build stops, and says %s, for %s (R-POLICY-3, R-TRUST-1)', (says, element) => {
  expect(refused(element)).toEqual([expect.stringContaining(says)])
})

test('a file without our policy is left alone', () => {
  expect([...refusedIn('<script>1</script>', 'https://www.example.com')]).toEqual([])
})

test('a build stops for a font of others in our own styles (R-POLICY-3)', () => {
  const css = '@import url(https://fonts.example.com/css2?family=Inter);'
  const ours = policyFor(css)
  expect([...refusedIn(`${ours}<style>${css}</style>`, 'https://www.example.com')]).toEqual([
    expect.stringContaining('asks https://fonts.example.com/css2?family=Inter.'),
  ])
})
