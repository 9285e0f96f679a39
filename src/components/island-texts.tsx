import type { IslandText } from '../contract/texts'
import { usePhrases } from '../i18n/use-phrases'

/** Phrases that an island shows later, in the language of the page; `text()` of texts.ts reads them. */
export const IslandTexts = ({ keys }: { keys: readonly IslandText[] }) => {
  const { t } = usePhrases()
  return (
    <div hidden>
      {keys.map((key) => (
        <span key={key} data-text={key}>
          {t(key)}
        </span>
      ))}
    </div>
  )
}
