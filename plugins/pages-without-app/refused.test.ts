import { contentPolicy } from './content-policy'
import { refusedIn } from './refused'

const films = 'https://films.example.com'
const origins = { connect: [], frame: [films], script: [], picture: [] }
const refused = (element: string, css = 'p{color:red}') => {
  const head = `<meta content="${contentPolicy(css, origins)}"/><style>${css}</style>`
  return [...refusedIn(head + element, origins, 'https://www.example.com')]
}

test('a page may have files of its site, data, and others in the place that is theirs', () => {
  const files = '<script type="module" src="/a.js"></script><link rel="preload" as="font" href="/a.woff2"/>'
  const pictures = '<img src="data:image/png;base64,AA"/><img src="https://www.example.com/a.png" srcSet="/a.png 1x"/>'
  const notFetched = '<script type="application/ld+json">{}</script><a href="https://www.example.org">Us</a>'
  expect(refused(`${files}${pictures}${notFetched}<iframe src="${films}/7"></iframe>`)).toEqual([])
})

const others = /https:\/\/tags\.example\.com.+"others" of data\/site\.json.+static\//
test.each([
  [others, '<script async="" src="https://tags.example.com/gtag/js?id=G-0"></script>'],
  [/tags\.example\.com/, '<noscript><iframe src="//tags.example.com/ns.html"></iframe></noscript>'],
  [/img-src.+films/, `<img alt="" src="${films}/7.png"/>`],
  [/img-src.+films/, `<source srcSet="/7.png 1x, ${films}/7.png 2x"/>`],
  [/media-src.+film\.mp4: Allow it in content-policy/, '<video><source src="/film.mp4"/></video>'],
  [others, '<link rel="preconnect dns-prefetch" href="https://tags.example.com"/>'],
  [others, '<link href="https://tags.example.com/css2?family=Inter" rel="stylesheet"/>'],
  [others, '<link rel="preload" as="font" href="https://tags.example.com/inter.woff2"/>'],
  [/dataLayer.+Put the script into a file/, '<script>window.dataLayer = []</script>'],
  [/h1.+css\(\)/, '<style>h1{color:red}</style>'],
  [/<div data-state.+Write a class/, '<div data-state="on" style="color:red">Red</div>'],
])('a build stops, and says %s, for %s (R-POLICY-3, R-TRUST-1)', (says, element) => {
  expect(refused(element)).toEqual([expect.stringMatching(says)])
})

test('a build stops for a font of others in our own styles (R-POLICY-3)', () => {
  expect(refused('', '@import url(https://tags.example.com/css2);')).toEqual([expect.stringMatching(others)])
})
