import { renderOnSite } from '../../tests/jest/site'
import type { Language } from '../i18n/languages'
import { useDocumentLanguage } from './use-document-language'

const Page = ({ language }: { language: Language }) => {
  useDocumentLanguage(language)
  return null
}

test('the document speaks the language of the page that is opened', () => {
  const { rerender } = renderOnSite(<Page language="en" />)
  expect(document.documentElement).toHaveAttribute('lang', 'en')
  rerender(<Page language="it" />)
  expect(document.documentElement).toHaveAttribute('lang', 'it')
})
