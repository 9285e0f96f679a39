import { defaultLanguage, type Language, languages, localeTags } from '../i18n/languages'
import { color } from '../theme/colors'

type PageHeadProps = {
  /** Origin of the site, for absolute addresses. */
  origin: string
  siteName: string
  language: Language
  title: string
  description: string
  keywords?: readonly string[] | null
  /** Paths of the page; none on a page that is not to be found in search. */
  route?: { readonly en: string | null; readonly it: string | null }
}

/** Title, description, canonical link and counterparts of a page (specification, section 2; product, point 17). */
export const PageHead = ({ origin, siteName, language, title, description, keywords, route }: PageHeadProps) => {
  const path = route?.[language]
  const counterparts = languages.flatMap((code) =>
    route?.[code] ? [{ code, address: `${origin}${route[code]}` }] : [],
  )
  const defaultAddress = counterparts.find(({ code }) => code === defaultLanguage)?.address
  return (
    <>
      <html lang={language} />
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
      <meta property="og:locale" content={localeTags[language].replace('-', '_')} />
      {path && <meta property="og:url" content={`${origin}${path}`} />}
      <meta name="theme-color" content={color.lemon} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={color.basalt} media="(prefers-color-scheme: dark)" />
      <meta name="format-detection" content="telephone=no" />
    </>
  )
}
