import { attribute } from '../contract/attributes'
import type { IslandPhrase } from '../contract/island-phrases'
import { usePhrases } from '../i18n/use-phrases'

/** Phrases that an island shows later, in the language of the page; `phrase()` reads them there. */
export const IslandPhrases = ({ keys }: { keys: readonly IslandPhrase[] }) => {
  const { t } = usePhrases()
  return (
    <div hidden>
      {keys.map((key) => (
        <p key={key} {...attribute('phrase', key)}>
          {t(key)}
        </p>
      ))}
    </div>
  )
}
