import { css } from '@emotion/react'
import { Glyph } from '../components/glyph'
import { useSite } from '../components/site-context'
import { Terrain } from '../components/terrain'
import { usePhrases } from '../i18n/use-phrases'
import { buttonStyle } from '../theme/buttons'
import { family } from '../theme/fonts'
import { brandGround, column } from '../theme/surfaces'
import { aboveNarrow, barHeight, columnWidth, duration, easing, narrow, phone, wide } from '../theme/tokens'
import { FurtherPages, MenuAddress, menuLinks } from './menu-details'
import { MenuGroup } from './menu-group'
import { PageLink } from './page-link'

const unrolled = (share: string) => `linear-gradient(#000 0 0) top / 100% ${share} no-repeat`

const overlay = css(brandGround, {
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  display: 'none',
  flexDirection: 'column',
  height: '100dvh',
  // The list of pages scrolls between the bar and the link to contact, which both stay in sight.
  paddingTop: barHeight,
  '@media screen': { 'header:popover-open > &': { display: 'flex' } },
  animation: `menu-in ${duration.enter} ${easing}`,
  // A mask lets presses through where a clip would not: a link can be chosen before the menu has unrolled.
  '@keyframes menu-in': { from: { mask: unrolled('0%') }, to: { mask: unrolled('100%') } },
})

const groups = css(column, {
  display: 'grid',
  alignContent: 'start',
  gap: '20px 56px',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: 'clamp(8px, 6vh, 56px) 24px',
  [narrow]: {
    flexGrow: 1,
    gap: '4px 32px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    paddingBlock: '0 16px',
    // The last name in sight fades: the list goes on.
    maskImage: 'linear-gradient(#000 calc(100% - 16px), transparent)',
  },
  [wide]: { gridTemplateColumns: '4fr 5fr 4fr' },
})

const more = css(menuLinks, {
  gridColumn: '1 / -1',
  [narrow]: { columnGap: 14, fontSize: '0.875rem' },
})

/** The terrain fills the room below the pages: no line runs behind a name. */
const foot = css({
  flex: '1 0 auto',
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  [narrow]: { flexGrow: 0, borderTop: '1.5px solid' },
})

const picture = css({
  insetInlineStart: 'auto',
  zIndex: -1,
  width: '60%',
  maskImage: 'linear-gradient(90deg, transparent 8%, #000 42%), linear-gradient(transparent 3rem, #000 6rem)',
  maskComposite: 'intersect',
  [narrow]: { display: 'none' },
})

const saying = css({
  display: 'none',
  [`@media ${aboveNarrow} and (min-height: 45em)`]: { display: 'block' },
  position: 'absolute',
  insetInlineStart: `calc(50% + (min(50%, ${columnWidth / 2}px) - var(--gutter)) * 5 / 13 + 34.5px)`,
  top: 0,
  maxWidth: '17em',
  font: `600 1.0625rem/1.35 ${family.text}`,
})

const contact = css(column, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 28px',
  paddingBlock: 12,
  [wide]: { flexDirection: 'column', alignItems: 'start', paddingBlock: '16px 28px' },
  [phone]: { gap: '0 20px', paddingBlock: 8, '& a': { minHeight: '2.75rem', paddingBlock: 0 } },
  '& [aria-current]': { textDecoration: 'underline', textDecorationThickness: 3, textUnderlineOffset: '0.25em' },
})

/** The full-screen menu: a disclosed navigation that marks the current page (R-CHROME-2). */
export const MenuOverlay = () => {
  const { t } = usePhrases()
  const { navigation, terrain } = useSite()
  const { contact: contactPage } = navigation
  return (
    <nav css={overlay} aria-label={t('menu.label')}>
      {/* Firefox makes what scrolls a stop of Tab, where a screen reader would say nothing. */}
      <div css={groups} tabIndex={-1}>
        {navigation.groups.map((group) => (
          <MenuGroup key={group.id} group={group} />
        ))}
        <FurtherPages css={more} />
      </div>
      <div css={foot}>
        {terrain && <Terrain art={terrain.art.publicURL} css={picture} />}
        {terrain?.saying && <p css={saying}>{terrain.saying}</p>}
        <div css={contact}>
          {contactPage && (
            <PageLink page={contactPage} css={buttonStyle}>
              {`${t(`navigation.pages.${contactPage.pageId}`)} `}
              <Glyph of="arrow-right" size={18} />
            </PageLink>
          )}
          <MenuAddress />
        </div>
      </div>
    </nav>
  )
}
