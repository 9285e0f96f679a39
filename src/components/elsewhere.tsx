import { usePhrases } from '../i18n/use-phrases'

/** An arrow for links to other sites. It is drawn: our fonts lack the sign, and some phones show it as an emoji. */
export const Elsewhere = () => (
  <svg viewBox="0 0 10 10" width=".62em" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M1 9l8-8M3 1h6v6" />
  </svg>
)

/** The attributes of a link to another site, by its words: a screen reader says that it leads there. */
export function useElsewhere() {
  const { t } = usePhrases()
  return (words: string) => ({ rel: 'noopener', 'aria-label': `${words} (${t('footer.externalSite')})` })
}

/** A link to another site by its name. The arrow stays with the last word. */
export const ElsewhereLink = ({ href, words }: { href: string; words: string }) => (
  <a href={href} {...useElsewhere()(words)}>
    {`${words}\u00a0`}
    <Elsewhere />
  </a>
)
