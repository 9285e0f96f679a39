import { css } from '@emotion/react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ActionButton } from '../components/button'
import { useSite } from '../components/site-context'
import { usePhrases } from '../i18n/use-phrases'
import { Layout } from '../layout/layout'
import type { PageContext } from '../layout/page-context'
import { column } from '../theme/surfaces'
import { barHeight, measure } from '../theme/tokens'

export const query = graphql`
  query UnexpectedErrorTemplate($language: Language!) {
    ...Chrome
  }
`

const page = css(column, {
  display: 'grid',
  gap: 24,
  justifyItems: 'start',
  paddingBlock: `calc(${barHeight} + 12vh) 16vh`,
  '& h1': { fontSize: 'clamp(2.4rem, 6vw, 5rem)', maxWidth: measure(14, 'heading') },
})

const UnexpectedError = () => {
  const { t } = usePhrases()
  const { homePath } = useSite()
  return (
    <section css={page} aria-labelledby="error-heading">
      <h1 id="error-heading" lang="en">
        {t('error.heading')}
      </h1>
      <p>{t('error.text')}</p>
      <ActionButton action={{ label: t('navigation.pages.home'), href: homePath }} />
    </section>
  )
}

/** The page that a host shows when the host itself fails: a status of 500 or more (R-ERROR-3). */
const UnexpectedErrorTemplate = (props: PageProps<Queries.UnexpectedErrorTemplateQuery, PageContext>) => (
  <Layout {...props}>
    <UnexpectedError />
  </Layout>
)

export default UnexpectedErrorTemplate

export const Head = ({ data, pageContext }: HeadProps<Queries.UnexpectedErrorTemplateQuery, PageContext>) => (
  <>
    <html lang={pageContext.language} />
    <title>{`Unexpected Application Error! – ${data.agency?.name ?? ''}`}</title>
    <meta name="robots" content="noindex" />
  </>
)
