import { usePhrases } from '../i18n/use-phrases'

/** An arrow for links to other sites. It is drawn: our fonts lack the sign, and some phones show it as an emoji. */
export const ExternalIcon = () => (
  <svg viewBox="0 0 10 10" width=".62em" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M1 9l8-8M3 1h6v6" />
  </svg>
)

export const isExternal = (href: string) => href.startsWith('https:')

/** The attributes of a link, by its words. If it leads to another site, a screen reader says so. */
export function useLink() {
  const { t } = usePhrases()
  return (href: string, words: string) =>
    isExternal(href) ? { href, rel: 'noopener', 'aria-label': `${words} (${t('footer.externalSite')})` } : { href }
}

/** A link to another site by its name. The arrow stays with the last word. */
export const ExternalLink = ({ href, words }: { href: string; words: string }) => (
  <a {...useLink()(href, words)}>
    {`${words}\u00a0`}
    <ExternalIcon />
  </a>
)
