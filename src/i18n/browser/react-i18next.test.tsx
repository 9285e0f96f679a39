import { render } from '@testing-library/react'
import i18next from 'i18next'
import {
  I18nextProvider as TrueProvider,
  Trans as TrueTrans,
  useTranslation as useTrueTranslation,
} from 'react-i18next'

import browserI18next from './i18next'
import { I18nextProvider, Trans, useTranslation } from './react-i18next'

const options = {
  lng: 'en',
  defaultNS: 'common',
  fallbackNS: [],
  resources: {
    en: { common: { consent: 'I have read <policy>the policy</policy> & agree.', greeting: 'Hello {{name}}' } },
  },
}
const components = { policy: <a href="/policy">…</a> }

const Consent = () => {
  const { t } = useTranslation()
  return (
    <p>
      {t('greeting', { name: 'Ada' })} <Trans t={t} i18nKey="consent" components={components} />
    </p>
  )
}
const TrueConsent = () => {
  const { t } = useTrueTranslation()
  return (
    <p>
      {t('greeting', { name: 'Ada' })} <TrueTrans t={t} i18nKey="consent" components={components} />
    </p>
  )
}

test('a phrase with an element in it is the same HTML that the true library renders on the server', () => {
  const browser = browserI18next.createInstance()
  browser.init(options)
  const server = i18next.createInstance()
  void server.init({ ...options, initImmediate: false })
  const ours = render(
    <I18nextProvider i18n={browser}>
      <Consent />
    </I18nextProvider>,
  )
  const theirs = render(
    <TrueProvider i18n={server}>
      <TrueConsent />
    </TrueProvider>,
  )
  expect(ours.container.innerHTML).toBe('<p>Hello Ada I have read <a href="/policy">the policy</a> &amp; agree.</p>')
  expect(ours.container.innerHTML).toBe(theirs.container.innerHTML)
})
