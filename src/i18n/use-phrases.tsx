import type { i18n } from 'i18next'
import type { ReactElement } from 'react'
import { Trans, useTranslation } from 'react-i18next'

type Need = { key: string; context?: string; filled: Record<string, string> }

/** Throws in a build where the language lacks the phrase, or the phrase a slot that the code fills (R-ROUTE-6). */
function demand({ language, exists }: Pick<i18n, 'language' | 'exists'>, text: string, need: Need): void {
  if (process.env.NODE_ENV !== 'production') return
  const [name, namespace = 'common'] = need.key.split(':').reverse()
  const file = `locales/${language}/${namespace}.json`
  if (!exists(need.key, { ns: 'common', context: need.context }))
    throw new Error(`${file} lacks "${name}", which a page asks for. Write it there.`)
  const [lost] = Object.entries(need.filled).find(([, written]) => !text.includes(written)) ?? []
  if (lost) throw new Error(`In ${file}, "${name}" has no slot for "${lost}", which the code fills. Write it there.`)
}

/** The phrases in the language of the page. A key without a namespace is one of common.json. */
export function usePhrases() {
  const { t, i18n } = useTranslation('common')
  return {
    /** @param context another form of the phrase: `text_event` for “event” */
    t: (key: string, values: Record<string, string> = {}, context?: string): string => {
      const text = t(key, { ...values, context })
      demand(i18n, text, { key, context, filled: values })
      return text
    },
  }
}

type PhraseProps = { i18nKey: string; context?: string; components: Record<string, ReactElement> }

/** A phrase with elements around some of its words. */
export const Phrase = ({ i18nKey, context, components }: PhraseProps) => {
  const { t, i18n } = useTranslation('common')
  const filled = Object.fromEntries(Object.keys(components).map((tag) => [tag, `<${tag}>`]))
  demand(i18n, t(i18nKey, { context }), { key: i18nKey, context, filled })
  return <Trans t={t} i18nKey={i18nKey} context={context} components={components} />
}
