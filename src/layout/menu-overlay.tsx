import { css } from '@emotion/react'
import { ArrowRight } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'

import { buttonStyle } from '../components/button'
import { SiteLink } from '../components/site-link'
import { useSite } from '../site/site-context'
import { column, field } from '../theme/surfaces'
import { barHeight, duration, easing, family, low, narrow, wide } from '../theme/tokens'

const overlay = css(field, {
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  display: 'none',
  flexDirection: 'column',
  height: '100dvh',
  // Pages scroll between the bar and the way to contact, which stay.
  paddingTop: barHeight,
  '@media screen': { 'header:popover-open > &': { display: 'flex' } },
  animation: `menu-in ${duration.settle} ${easing}`,
  '@keyframes menu-in': { from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } },
})

const groups = css(column, {
  display: 'grid',
  alignContent: 'start',
  gap: '36px 56px',
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: 'clamp(8px, 6vh, 56px) 24px',
  [narrow]: { flexGrow: 1, gap: '36px 32px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))' },
  [wide]: { gridTemplateColumns: '4fr 5fr 4fr' },
  '& h2': { marginBottom: 16, font: `600 1rem/1.3 ${family.text}`, letterSpacing: 0 },
  '& ul': { display: 'grid', gap: 2 },
  '& li a': {
    display: 'inline-block',
    paddingBlock: 8,
    font: `650 clamp(1.45rem, 2.3vw, 2.1rem)/1.1 ${family.heading}`,
    letterSpacing: '-0.03em',
    textDecoration: 'none',
    [low]: { paddingBlock: 5, fontSize: '1.2rem' },
  },
  '& li a:hover': { textDecoration: 'underline', textDecorationThickness: 1.5, textUnderlineOffset: '0.2em' },
  '& [aria-current]': {
    textDecoration: 'underline !important',
    textDecorationThickness: '3px !important',
    textUnderlineOffset: '0.2em',
  },
  '& hr': { width: 56, margin: '14px 0', border: 0, borderTop: '1.5px solid' },
})

const contact = css(column, {
  flex: 'none',
  paddingBlock: 16,
  [narrow]: { borderTop: '1.5px solid' },
  [low]: { paddingBlock: 8, '& a': { minHeight: '2.75rem', paddingBlock: 0 } },
  '& [aria-current]': { textDecoration: 'underline', textDecorationThickness: 3, textUnderlineOffset: '0.25em' },
})

/** The full-screen menu: a disclosed navigation, with the current page marked (R-CHROME-2). */
export const MenuOverlay = () => {
  const { t } = useTranslation()
  const { navigation, path } = useSite()
  const linkTo = (page: Queries.PageLinkFragment) => ({
    href: page.path,
    'aria-current': page.path === path ? ('page' as const) : undefined,
  })
  return (
    <nav css={overlay} aria-label={t('menu.label')}>
      <div css={groups}>
        {navigation.groups.map((group) => (
          <div key={group.id}>
            <h2 id={`menu-${group.id}`}>{t(`navigation.groups.${group.id}`)}</h2>
            <ul role="list" aria-labelledby={`menu-${group.id}`}>
              {group.pages.map((page) => (
                <Fragment key={page.pageId}>
                  {page.pageId === group.separatorBefore?.pageId && (
                    <li aria-hidden="true">
                      <hr />
                    </li>
                  )}
                  <li>
                    <SiteLink {...linkTo(page)}>{t(`navigation.pages.${page.pageId}`)}</SiteLink>
                  </li>
                </Fragment>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div css={contact}>
        {navigation.contact && (
          <SiteLink {...linkTo(navigation.contact)} css={buttonStyle}>
            {t(`navigation.pages.${navigation.contact.pageId}`)} <ArrowRight size={18} aria-hidden />
          </SiteLink>
        )}
      </div>
    </nav>
  )
}
