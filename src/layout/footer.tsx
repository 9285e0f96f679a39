import { css } from '@emotion/react'
import { ExternalLink } from '../components/external-link'
import { PhoneLink } from '../components/phone-link'
import { PolicyLink } from '../components/policy-link'
import { type Site, useSite } from '../components/site-context'
import { attribute, ids } from '../contract/attributes'
import { usePhrases } from '../i18n/use-phrases'
import { color } from '../theme/colors'
import { family } from '../theme/fonts'
import { basalt, column } from '../theme/surfaces'
import { dark, desk, measure, narrow, tight, wide } from '../theme/tokens'
import { Logo } from './logo'
import { FurtherPages } from './menu-details'

const footer = css(basalt, {
  [dark]: { '--surface': color.cellar },
  paddingBlock: 'clamp(14px, 4.4vw, 64px) clamp(12px, 2vw, 28px)',
  borderTop: '1px solid var(--line)',
  '& a': { textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '@media print': { paddingBlock: '12pt 0', '& nav': { display: 'none' } },
})

const inColumns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

/** The agency, its pages, those of one language, and legal pages: all of them lists that begin where the page's columns do. */
const parts = css({
  display: 'grid',
  gap: 'clamp(10px, 2.5vw, 36px) var(--gap)',
  '& li a': { display: 'inline-block', paddingBlock: 7 },
  '& a > svg': { display: 'inline' },
  // On phones all second columns begin at one edge.
  '& > :is(nav, ul)': {
    display: 'grid',
    columnGap: 'var(--gap)',
    gridTemplateColumns: '6fr 5fr',
    // The longest names of both columns have one line at 390. Large letters may widen the second one.
    [tight]: { columnGap: 12, gridTemplateColumns: '1fr minmax(min-content, 9rem)' },
  },
  // A band of links needs no name: its hairline sets it apart.
  '& > ul': {
    gridColumn: '1 / -1',
    paddingTop: 'clamp(8px, 2vw, 20px)',
    borderTop: '1px solid var(--line)',
    [narrow]: { paddingTop: 3, fontSize: '0.875rem' },
  },
  [desk]: { gridTemplateColumns: inColumns(4), '& > nav': { gridColumn: '2 / -1' } },
  [narrow]: { rowGap: 7, fontSize: '0.9375rem', lineHeight: 1.36, '& li a': { paddingBlock: 5.5 } },
})

const about = css({
  '& p': {
    marginBlock: 16,
    maxWidth: measure(34),
    color: 'var(--ink-soft)',
    [narrow]: { marginBlock: 4, maxWidth: 'none', fontSize: '0.875rem' },
  },
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 28, fontWeight: 600 },
  '& > div a': { paddingBlock: 12 },
})

const groups = css({
  [wide]: { '&&': { gridTemplateColumns: inColumns(3) } },
  '& h2': { marginBottom: 10, font: `600 1rem/1.4 ${family.text}`, letterSpacing: 0, color: 'var(--ink-soft)' },
  [narrow]: {
    rowGap: 8,
    '& > div:last-of-type': { gridArea: '1 / 2 / span 2' },
    '& h2': { marginBottom: 0, fontSize: '0.875rem' },
  },
})

/** One column after the other, so that pages of one kind stand below each other. */
const more = css({ [wide]: { '&&': { display: 'block', columns: '4 12.5rem' } } })

const legal = css({ color: 'var(--ink-soft)', [wide]: { '&&': { gridTemplateColumns: inColumns(4) } } })

const entity = css({
  marginTop: 'clamp(8px, 1.5vw, 20px)',
  color: 'var(--ink-soft)',
  fontSize: '0.95rem',
  '& p': { maxWidth: 'none' },
  [narrow]: { fontSize: '0.875rem', lineHeight: 1.36, '& p': { display: 'inline' } },
})

type Group = Site['navigation']['groups'][number]

/** A language may have no page of a group. */
const hasLinks = ({ pages, footerPages, footerSites }: Group) =>
  pages.length + footerPages.length + footerSites.length > 0

const SiteMap = () => {
  const { t } = usePhrases()
  const { agency, navigation } = useSite()
  return (
    <nav id={ids.siteMap} css={groups} aria-label={t('footer.label')}>
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
                <ExternalLink href={agency[site]} words={t(`footer.${site}`)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** The foot of every page: agency, site map, legal lines (R-CHROME-6). */
export const Footer = () => {
  const { t } = usePhrases()
  const { agency } = useSite()
  // src/browser/start/footer-year.ts replaces the year of the build by the current one.
  const year = String(new Date().getFullYear())
  const [before, ...after] = t('footer.copyright', { year, name: agency.legalName }).split(year)
  return (
    <footer css={footer}>
      <div css={column}>
        <div css={parts}>
          <div css={about}>
            <Logo />
            <p>{t('footer.description')}</p>
            <div>
              <PhoneLink />
              <a href={`mailto:${agency.email}`}>{agency.email}</a>
            </div>
          </div>
          <SiteMap />
          <FurtherPages css={more} />
          <ul id={ids.legal} css={legal} role="list">
            <li>
              <PolicyLink policy="privacy">{t('footer.privacy')}</PolicyLink>
            </li>
            <li>
              <PolicyLink policy="cookie">{t('footer.cookie')}</PolicyLink>
            </li>
            <li>
              {/* Without scripts this link leads to its own place: a reload would lose what was typed. */}
              <a href={`#${ids.legal}`} {...attribute('cookie-preferences')}>
                {t('footer.cookiePreferences')}
              </a>
            </li>
            <li>
              <ExternalLink href={agency.social.url} words={agency.social.name} />
            </li>
          </ul>
        </div>
        <div css={entity}>
          <p translate="no">
            {before}
            <span {...attribute('year')}>{year}</span>
            {after.join(year)}
          </p>{' '}
          <p>{[agency.address, agency.taxData, agency.register, agency.shareCapital].join('; ')}</p>
        </div>
      </div>
    </footer>
  )
}
