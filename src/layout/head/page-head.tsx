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
export const PageHead = ({
  origin,
  siteName,
  language,
  title,
  description,
  shared,
  keywords,
  path,
  alternates = [],
  noindex = !path,
}: PageHeadProps) => (
  <>
    <html lang={language} />
    <title>{title}</title>
    <meta name="description" content={description} />
    {keywords && <meta name="keywords" content={keywords.join(', ')} />}
    {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={`${origin}${path}`} />}
    {!noindex &&
      alternateLinks(alternates).map((page) => (
        <link key={page.lang} rel="alternate" hrefLang={page.lang} href={origin + page.path} />
      ))}
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={siteName} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:locale" content={languageEntries[language].tag.replace('-', '_')} />
    {path && <meta property="og:url" content={`${origin}${path}`} />}
    {shared && (
      <>
        <meta property="og:image" content={origin + shareImagePath(shared.pageId, language)} />
        <meta property="og:image:alt" content={`${shared.heading} – ${siteName}`} />
        <meta property="og:image:width" content={String(shareImageSize.width)} />
        <meta property="og:image:height" content={String(shareImageSize.height)} />
        <meta name="twitter:card" content="summary_large_image" />
      </>
    )}
  </>
)
