import { css } from '@emotion/react'
import type { PageProps } from 'gatsby'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { normalizePath } from '../i18n/paths'
import type { PageContext } from '../site/page-context'
import { type SiteData, SiteProvider, siteOf } from '../site/site-context'
import { GlobalStyle } from '../theme/global-style'
import { layer } from '../theme/tokens'
import { Notifications } from '../toasts/notifications'
import { Footer } from './footer'
import { ProgressBar } from './progress-bar'
import { TopBar } from './top-bar'
import { UnexpectedError } from './unexpected-error'
import { useDocumentLanguage } from './use-document-language'
import { useRouteAnnouncement } from './use-route-announcement'

const skip = css({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: layer.notices,
  padding: '12px 20px',
  background: 'var(--ink)',
  color: 'var(--paper)',
  // Fixed, it takes no room; clipped, it neither shows nor takes a pointer.
  '&:not(:focus)': { clipPath: 'inset(50%)' },
  '@media print': { display: 'none' },
})

/** The chrome around every page: bar, menu, footer, notices. It stays while pages change inside it. */
const Layout = ({ children, data, pageContext, location }: PageProps<SiteData, PageContext>) => {
  const { t } = useTranslation()
  const { language } = pageContext
  const path = normalizePath(location.pathname)
  const site = useMemo(() => siteOf(data, language, path), [data, language, path])
  useDocumentLanguage(language)
  useRouteAnnouncement(path)

  return (
    <SiteProvider value={site}>
      <GlobalStyle />
      <a href="#content" css={skip} data-skip>
        {t('skipToContent')}
      </a>
      <ProgressBar />
      <TopBar />
      <main id="content" tabIndex={-1}>
        <UnexpectedError key={path}>{children}</UnexpectedError>
      </main>
      <Footer />
      <Notifications />
    </SiteProvider>
  )
}

export default Layout
