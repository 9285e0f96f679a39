import type { ReactElement } from 'react'
import { Trans, useTranslation } from 'react-i18next'

import type { FilledPhrase, TagsOf, ValuesOf } from './phrases'

type Filling<Key> = [ValuesOf<Key>] extends [never] ? [] : [Record<ValuesOf<Key>, string | number>, context?: string]

/**
 * The phrases in the language of the page, each with the values that phrases.ts declares. A key without a namespace is one
 * of common.json.
 */
export function usePhrases() {
  const { t } = useTranslation('common')
  return {
    /** @param context another form of the phrase: `text_event` for “event” */
    t: <Key extends string>(key: Key, ...[values, context]: Filling<Key>): string => t(key, { ...values, context }),
  }
}

type PhraseProps<Key> = { i18nKey: Key; components: Record<TagsOf<Key>, ReactElement> }

/** A phrase with elements around some of its words. */
export const Phrase = <Key extends FilledPhrase>({ i18nKey, components }: PhraseProps<Key>) => {
  const { t } = useTranslation('common')
  return <Trans t={t} i18nKey={i18nKey} components={components} />
}
