import { defaultLanguage, type Language, languageEntries } from '../../i18n/languages'
import { shareImagePath, shareImageSize } from './share-image-path'

type PageHeadProps = {
  /** Origin of the site, for absolute addresses. */
  origin: string
  siteName: string
  language: Language
  title: string
  description: string
  /** Id of the page, for its share image. Absent on a page that nobody should share. */
  pageId?: string
  keywords?: readonly string[] | null
  /** Path of the page. Absent on a page that search engines should not find. */
  path?: string
  /** The page in each of its languages. */
  alternates?: readonly { readonly language: Language; readonly path: string }[]
}

const openGraphLocale = (language: Language) => languageEntries[language].tag.replace('-', '_')

/** The image shows the page's heading on its terrain, so the page's title describes it. */
const ShareImage = ({ address, alt }: { address: string; alt: string }) => (
  <>
    <meta property="og:image" content={address} />
    <meta property="og:image:alt" content={alt} />
    <meta property="og:image:width" content={String(shareImageSize.width)} />
    <meta property="og:image:height" content={String(shareImageSize.height)} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
)

/**
 * Title, description, canonical link and counterparts of a page (R-PAGE-1): the part of the head that differs from page
 * to page.
 */
export const PageHead = ({
  origin,
  siteName,
  language,
  title,
  description,
  pageId,
  keywords,
  path,
  alternates = [],
}: PageHeadProps) => {
  const counterparts = alternates.map((page) => ({ code: page.language, address: `${origin}${page.path}` }))
  const defaultAddress = counterparts.find(({ code }) => code === defaultLanguage)?.address
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      {path ? <link rel="canonical" href={`${origin}${path}`} /> : <meta name="robots" content="noindex" />}
      {counterparts.length > 1 &&
        counterparts.map(({ code, address }) => <link key={code} rel="alternate" hrefLang={code} href={address} />)}
      {counterparts.length > 1 && defaultAddress && <link rel="alternate" hrefLang="x-default" href={defaultAddress} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {counterparts.map(
        ({ code }) =>
          code !== language && <meta key={code} property="og:locale:alternate" content={openGraphLocale(code)} />,
      )}
      {path && <meta property="og:url" content={`${origin}${path}`} />}
      {pageId && <ShareImage address={origin + shareImagePath(pageId, language)} alt={`${title} – ${siteName}`} />}
    </>
  )
}
