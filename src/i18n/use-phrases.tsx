import type { i18n } from 'i18next'
import type { ReactElement } from 'react'
import { Trans, useTranslation } from 'react-i18next'

/** @throws in a build where the language lacks a phrase: elsewhere the key shows (R-ROUTE-6) */
function demand({ language, exists }: Pick<i18n, 'language' | 'exists'>, key: string, context?: string): void {
  if (process.env.NODE_ENV !== 'production' || exists(key, { ns: 'common', context })) return
  const [name, namespace = 'common'] = key.split(':').reverse()
  throw new Error(`locales/${language}/${namespace}.json lacks "${name}", which a page asks for. Write it there.`)
}

/** The phrases in the language of the page. A key without a namespace is one of common.json. */
export function usePhrases() {
  const { t, i18n } = useTranslation('common')
  return {
    /** @param context another form of the phrase: `text_event` for “event” */
    t: (key: string, values: Record<string, string | number> = {}, context?: string): string => {
      demand(i18n, key, context)
      return t(key, { ...values, context })
    },
  }
}

type PhraseProps = { i18nKey: string; components: Record<string, ReactElement> }

/** A phrase with elements around some of its words. */
export const Phrase = ({ i18nKey, components }: PhraseProps) => {
  const { t, i18n } = useTranslation('common')
  demand(i18n, i18nKey)
  return <Trans t={t} i18nKey={i18nKey} components={components} />
}
