import { type Language, languageEntries } from '../../i18n/languages'
import { alternateLinks } from '../../i18n/paths'
import { shareImagePath, shareImageSize } from './share-image'

type PageHeadProps = {
  origin: string
  siteName: string
  language: Language
  title: string
  description: string
  /** What its share image is found by, and what it says; none on a page that is not to be shared. */
  shared?: { pageId: string; heading: string }
  keywords?: readonly string[] | null
  /** Path of the page; an error page has none. */
  path?: string
  alternates?: Parameters<typeof alternateLinks>[0]
  /** Whether search engines leave the page out, as they do without a path. */
  noindex?: boolean
}

/** Language, title, description and share image of a page, and its addresses for search engines (R-PAGE-1, R-PAGE-18). */
export const PageHead = ({ language, path, shared, alternates = [], noindex = !path, ...page }: PageHeadProps) => (
  <>
    <html lang={language} />
    <title>{page.title}</title>
    <meta name="description" content={page.description} />
    {page.keywords && <meta name="keywords" content={page.keywords.join(', ')} />}
    {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={`${page.origin}${path}`} />}
    {!noindex &&
      alternateLinks(alternates).map((link) => (
        <link key={link.lang} rel="alternate" hrefLang={link.lang} href={page.origin + link.path} />
      ))}
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={page.siteName} />
    <meta property="og:title" content={page.title} />
    <meta property="og:description" content={page.description} />
    <meta property="og:locale" content={languageEntries[language].tag.replace('-', '_')} />
    {path && <meta property="og:url" content={`${page.origin}${path}`} />}
    {shared && (
      <>
        <meta property="og:image" content={page.origin + shareImagePath(shared.pageId, language)} />
        <meta property="og:image:alt" content={`${shared.heading} – ${page.siteName}`} />
        <meta property="og:image:width" content={String(shareImageSize.width)} />
        <meta property="og:image:height" content={String(shareImageSize.height)} />
        <meta name="twitter:card" content="summary_large_image" />
      </>
    )}
  </>
)
