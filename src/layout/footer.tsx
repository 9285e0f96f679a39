import { css } from '@emotion/react'
import { Elsewhere } from '../components/elsewhere'
import { PhoneLink } from '../components/phone-link'
import { PolicyLink } from '../components/policy-link'
import { type Site, useSite } from '../components/site-context'
import { attribute, ids } from '../contract/attributes'
import { usePhrases } from '../i18n/use-phrases'
import { color } from '../theme/colors'
import { family } from '../theme/fonts'
import { basalt, column } from '../theme/surfaces'
import { dark, desk, measure, narrow, wide } from '../theme/tokens'
import { Logo } from './logo'
import { FurtherPages } from './menu-details'

const footer = css(basalt, {
  [dark]: { '--surface': color.cellar },
  paddingBlock: 'clamp(18px, 4.4vw, 64px) clamp(12px, 2vw, 28px)',
  borderTop: '1px solid var(--line)',
  '& a': { textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '@media print': { paddingBlock: '12pt 0', '& nav': { display: 'none' } },
})

/** On a phone the pages stand in two columns, and the small print is smaller. */
const small = { marginBlock: 4, fontSize: '0.9375rem', lineHeight: 1.36 }

const columns = css({
  display: 'grid',
  gap: 'clamp(12px, 4vw, 44px) 40px',
  [desk]: { gridTemplateColumns: '5fr 9fr' },
})

const about = css({
  '& p': { marginBlock: 16, maxWidth: measure(38), color: 'var(--ink-soft)', [narrow]: { ...small, maxWidth: 'none' } },
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 28, fontWeight: 600 },
  '& > div a': { paddingBlock: 10 },
})

const groups = css({
  display: 'grid',
  gap: '36px 32px',
  [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& h2': { marginBottom: 10, font: `600 1rem/1.4 ${family.text}`, letterSpacing: 0, color: 'var(--ink-soft)' },
  '& li a': { display: 'inline-block', paddingBlock: 7 },
  [narrow]: {
    ...small,
    gap: '12px 20px',
    gridTemplateColumns: '6fr 5fr',
    '& > div:last-of-type': { gridArea: '1 / 2 / span 2' },
    '& h2': { marginBottom: 0, fontSize: '0.875rem' },
    // The menu has these pages, too, and larger: here, rows of 28 px keep them all in sight.
    '& li a': { paddingBlock: 4 },
    '& li a[aria-label]': { paddingBlock: 12 },
  },
  '& a > svg': { display: 'inline' },
})

const more = css({
  marginTop: 'clamp(4px, 2vw, 28px)',
  [narrow]: { columnGap: 20, fontSize: '0.875rem', '&& :is(a, li)': { minHeight: 24 } },
})

const legal = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  alignItems: 'center',
  marginTop: 'clamp(10px, 3vw, 40px)',
  paddingTop: 'clamp(4px, 2vw, 20px)',
  borderTop: '1px solid var(--line)',
  fontSize: '0.95rem',
  color: 'var(--ink-soft)',
  '& a, & button': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
  [narrow]: { gap: '0 20px', fontSize: '0.875rem' },
})

const entity = css({
  marginTop: 12,
  maxWidth: 'none',
  color: 'var(--ink-soft)',
  fontSize: '0.95rem',
  [narrow]: { ...small, fontSize: '0.875rem' },
})

type Group = Site['navigation']['groups'][number]

/** A language may have no page of a group. */
const hasLinks = ({ pages, footerPages, footerSites }: Group) =>
  pages.length + footerPages.length + footerSites.length > 0

const SiteMap = () => {
  const { t } = usePhrases()
  const { agency, navigation } = useSite()
  return (
    <nav id="site-map" css={groups} aria-label={t('footer.label')}>
      {navigation.groups.filter(hasLinks).map((group) => (
        <div key={group.id}>
          <h2 id={`footer-${group.id}`}>{t(`navigation.groups.${group.id}`)}</h2>
          <ul role="list" aria-labelledby={`footer-${group.id}`}>
            {[...group.pages, ...group.footerPages].map(({ pageId, path }) => (
              <li key={pageId}>
                <a href={path}>{t(`navigation.pages.${pageId}`)}</a>
              </li>
            ))}
            {group.footerSites.map((site) => (
              <li key={site}>
                <a href={agency[site]} aria-label={`${t(`footer.${site}`)} (${t('footer.externalSite')})`}>
                  {`${t(`footer.${site}`)} `}
                  <Elsewhere />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** The copyright line. src/browser/start/footer-year.ts replaces the year of the build by the current one. */
const Copyright = ({ name }: { name: string }) => {
  const { t } = usePhrases()
  const year = String(new Date().getFullYear())
  const [before, ...after] = t('footer.copyright', { year, name }).split(year)
  return (
    <p translate="no">
      {before}
      <span {...attribute('year')}>{year}</span>
      {after.join(year)}
    </p>
  )
}

/** The foot of every page: agency, site map, legal lines (R-CHROME-6). */
export const Footer = () => {
  const { t } = usePhrases()
  const { agency } = useSite()
  return (
    <footer css={footer}>
      <div css={column}>
        <div css={columns}>
          <div css={about}>
            <Logo />
            <p>{t('footer.description')}</p>
            <div>
              <PhoneLink />
              <a href={`mailto:${agency.email}`}>{agency.email}</a>
            </div>
          </div>
          <SiteMap />
        </div>
        <FurtherPages css={more} />
        <div id={ids.legal} css={legal}>
          <Copyright name={agency.legalName} />
          <PolicyLink policy="privacy">{t('footer.privacy')}</PolicyLink>
          <PolicyLink policy="cookie">{t('footer.cookie')}</PolicyLink>
          {/* Without scripts this link leads to its own place: a reload would lose what was typed. */}
          <a href={`#${ids.legal}`} {...attribute('cookie-preferences')}>
            {t('footer.cookiePreferences')}
          </a>
          <a href={agency.social.url} aria-label={`${agency.social.name} (${t('footer.externalSite')})`}>
            {`${agency.social.name}\u00a0`}
            <Elsewhere />
          </a>
        </div>
        <p css={entity}>{[agency.address, agency.taxData, agency.register, agency.shareCapital].join('; ')}</p>
      </div>
    </footer>
  )
}
