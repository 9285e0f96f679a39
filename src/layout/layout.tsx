import { css } from '@emotion/react'
import type { PageProps } from 'gatsby'
import type { PropsWithChildren } from 'react'
import { IslandPhrases } from '../components/island-phrases'
import { type ChromeData, SiteProvider, siteOf } from '../components/site-context'
import { attribute, ids } from '../contract/attributes'
import { pagePhrases } from '../contract/island-phrases'
import { normalizePath } from '../i18n/paths'
import { usePhrases } from '../i18n/use-phrases'
import { GlobalStyle } from '../theme/global-style'
import { zIndex } from '../theme/tokens'
import { Footer } from './footer'
import type { PageContext } from './page-context'
import { ProgressBar } from './progress-bar'
import { TopBar } from './top-bar'

const skip = css({
  position: 'fixed',
  top: 8,
  insetInlineStart: 8,
  zIndex: zIndex.notices,
  padding: '12px 20px',
  // Seen in forced colors alone.
  border: '1px solid transparent',
  background: 'var(--ink)',
  color: 'var(--paper)',
  // `fixed` takes no room in the page; `clip` hides the texts and lets pointers through.
  '&:not(:focus)': { clipPath: 'inset(50%)' },
  '@media print': { display: 'none' },
})

type LayoutProps = PropsWithChildren<Pick<PageProps<ChromeData, PageContext>, 'data' | 'pageContext' | 'location'>>

/** The chrome around every page. It takes the props of a template. */
export const Layout = ({ children, data, pageContext, location }: LayoutProps) => {
  const { t } = usePhrases()
  const { language } = pageContext
  const path = normalizePath(location.pathname)
  return (
    <SiteProvider value={siteOf(data, language, path)}>
      <GlobalStyle />
      <a href={`#${ids.content}`} css={skip} {...attribute('skip')}>
        {t('skipToContent')}
      </a>
      <ProgressBar />
      <TopBar />
      <main id={ids.content}>{children}</main>
      <Footer />
      <IslandPhrases keys={pagePhrases} />
    </SiteProvider>
  )
}
