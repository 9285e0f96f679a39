import { renderToStaticMarkup } from 'react-dom/server'

import { withTexts } from '../../tests/jest/site'
import { usePhrases } from './use-phrases'

const Words = ({ of }: { of: string }) => usePhrases().t(of)

const page = (key: string) =>
  renderToStaticMarkup(
    withTexts('en', { forms: '{"close":"A form’s"}', common: '{"close":"The page’s"}' }, <Words of={key} />),
  )

test('a key without a namespace is that of common.json, also where another file has the same (R-ROUTE-6)', () => {
  expect(page('close')).toBe('The page’s')
  expect(page('forms:close')).toBe('A form’s')
})
