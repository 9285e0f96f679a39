import type { Problem } from '../problem'
import type { SiteData } from '../read-data'
import { specifiedTexts } from '../specified-texts'
import { withRule } from './rule'

/** Interface strings that the specification spells are spelt so. Other languages have words of their own. */
export function checkSpelledWords({ locales }: SiteData): Problem[] {
  return specifiedTexts.flatMap(({ rule, namespace, key, en, it }) =>
    locales
      .filter((file) => file.namespace === namespace)
      .flatMap(({ file, language, texts }): Problem[] => {
        const wanted = { en, it }[language]
        if (wanted === undefined || texts.get(key) === wanted) return []
        return [
          { file, field: key, message: withRule(rule, { en: `must be "${wanted}"`, it: `deve essere «${wanted}»` }) },
        ]
      }),
  )
}
