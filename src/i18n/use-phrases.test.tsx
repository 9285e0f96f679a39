import { renderToStaticMarkup } from 'react-dom/server'
import { withTexts } from '../../tests/jest/site'
import { Phrase, usePhrases } from './use-phrases'

const files = { forms: '{"close":"A form’s"}', common: '{"close":"The page’s"}' }
const Words = ({ of }: { of: string }) => usePhrases().t(of)
const page = (element: JSX.Element, texts: Record<string, string> = files) =>
  renderToStaticMarkup(withTexts('en', texts, element))

test('a key without a namespace is that of common.json, also where another file has the same (R-ROUTE-6)', () => {
  expect(page(<Words of="close" />)).toBe('The page’s')
  expect(page(<Words of="forms:close" />)).toBe('A form’s')
})

const Consent = () => <Phrase i18nKey="forms:consent" components={{ policy: <a href="/policy">.</a> }} />

test.each([
  ['menu.open', <Words key="" of="menu.open" />, 'locales/en/common.json lacks "menu.open"'],
  ['forms:missing.city', <Words key="" of="forms:missing.city" />, 'locales/en/forms.json lacks "missing.city"'],
  ['forms:consent', <Consent key="" />, 'locales/en/forms.json lacks "consent"'],
])('where %s is missing, the key shows, and a build stops with file and key (R-ROUTE-6)', (key, words, message) => {
  expect(page(words)).toContain(key.replace(/^forms:/, ''))
  jest.replaceProperty(process.env, 'NODE_ENV', 'production')
  expect(() => page(words)).toThrow(message)
})

test('a phrase without a slot that the code fills stops a build with file and key (R-ROUTE-6)', () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'production')
  const Greeting = () => usePhrases().t('greeting', { name: 'Anna' })
  const greeting = (text: string) => () => page(<Greeting />, { common: JSON.stringify({ greeting: text }) })
  expect(greeting('Hello {{name}}')).not.toThrow()
  expect(greeting('Hello')).toThrow('In locales/en/common.json, "greeting" has no slot for "name"')
  expect(() => page(<Consent />, { forms: '{"consent":"I agree."}' })).toThrow('has no slot for "policy"')
})
