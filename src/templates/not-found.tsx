import { css } from '@emotion/react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ActionButton, ArrowLink } from '../components/button'
import { useSite } from '../components/site-context'
import { backdrop, drawn, Terrain, terrainHeight } from '../components/terrain'
import { attribute } from '../contract/attributes'
import { languages, pathPrefix } from '../i18n/languages'
import { usePhrases } from '../i18n/use-phrases'
import { PageHead } from '../layout/head/page-head'
import { Layout } from '../layout/layout'
import type { PageContext } from '../layout/page-context'
import { column, lettering, opening } from '../theme/surfaces'
import { headingFont, measure, narrow } from '../theme/tokens'

export const query = graphql`
  query NotFoundTemplate($language: Language!) {
    terrain(page: { eq: "not-found" }, language: { eq: $language }) {
      art {
        publicURL
      }
    }
    navigation(language: { eq: $language }) {
      situations {
        ...PageLink
      }
    }
    ...Chrome
  }
`

const page = css(opening, {
  minHeight: '92svh',
  [narrow]: { paddingBottom: `calc(${terrainHeight} - 40px)` },
})

const content = css(column, {
  display: 'grid',
  gap: 22,
  justifyItems: 'start',
  paddingBottom: 'clamp(48px, 9vh, 110px)',
  '& h1, & h1 + p:not(:lang(en))': {
    font: headingFont('clamp(min(2.7rem, 13vw), 6.6vw, 6rem)/0.94'),
    letterSpacing: '-0.042em',
    maxWidth: 'none',
    textWrap: 'balance',
  },
  '& > p': { fontSize: '1.2rem', maxWidth: measure(40) },
  '& p a': { fontWeight: 640, textUnderlineOffset: '0.2em' },
})

const further = css({
  display: 'grid',
  gap: 6,
  justifyItems: 'start',
  paddingTop: 18,
  borderTop: '1.5px solid var(--rule)',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 32px' },
})

type Data = Queries.NotFoundTemplateQuery

/** The page for paths that lead nowhere (R-ERROR-1, R-ERROR-2). */
const NotFound = ({ data }: { data: Data }) => {
  const { t } = usePhrases()
  const { language } = useSite()
  const situations = data.navigation?.situations ?? []
  // The file is the same for every missing path: if the page exists elsewhere, src/browser/not-found/index.ts fills
  // these links in.
  const others = languages.filter((code) => code !== language)
  return (
    <section css={page} aria-labelledby="not-found-heading" {...attribute('not-found')}>
      {data.terrain && <Terrain art={data.terrain.art.publicURL} css={[backdrop, drawn]} />}
      <div css={content}>
        <h1 id="not-found-heading" lang="en" css={lettering}>
          {t('not-found:heading')}
        </h1>
        <p css={lettering}>{t('not-found:sentence')}</p>
        <p>{t('not-found:reason')}</p>
        {others.map((code) => (
          <p key={code} {...attribute('counterpart')} hidden>
            {t('not-found:otherLanguage')}{' '}
            <a href={pathPrefix(code)} hrefLang={code}>
              {pathPrefix(code)}
            </a>
          </p>
        ))}
        <div lang="en">
          <ActionButton action={{ label: t('not-found:home'), href: '/' }} />
        </div>
        {situations.length > 0 && (
          <div css={further}>
            <p id="not-found-situations">{t('not-found:situations')}</p>
            <ul role="list" aria-labelledby="not-found-situations">
              {situations.map(({ pageId, path }) => (
                <li key={pageId}>
                  <ArrowLink action={{ label: t(`navigation.pages.${pageId}`), href: path }} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}

const NotFoundTemplate = (props: PageProps<Data, PageContext>) => (
  <Layout {...props}>
    <NotFound data={props.data} />
  </Layout>
)

export default NotFoundTemplate

/** The head stands outside the provider of translations, so its phrases come from the query (R-ROUTE-6). */
export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => {
  const { site, agency, locales } = data
  if (!site?.siteMetadata?.siteUrl || !agency)
    throw new Error('The page query found no site or agency. Run npm run validate, then npm run build.')
  const file = locales.edges.find(({ node }) => node.ns === 'not-found')
  const { title, description }: Record<string, string> = JSON.parse(file?.node.data ?? '{}')
  if (!title || !description)
    throw new Error(`locales/${pageContext.language}/not-found.json lacks "title" or "description". Write it there.`)
  return (
    <PageHead
      origin={site.siteMetadata.siteUrl}
      siteName={agency.name}
      language={pageContext.language}
      title={title}
      description={description}
    />
  )
}
