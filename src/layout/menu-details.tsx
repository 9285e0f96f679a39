import { css } from '@emotion/react'
import { ExternalLink } from '../components/external-link'
import { PhoneLink } from '../components/phone-link'
import { useSite } from '../components/site-context'
import { usePhrases } from '../i18n/use-phrases'
import { low, narrow, wide } from '../theme/tokens'
import { PageLink } from './page-link'

/** A line of links at the foot of the menu. */
export const menuLinks = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 28,
  [narrow]: { columnGap: 16 },
  '& :is(a, li)': { display: 'inline-flex', alignItems: 'center', minHeight: 44, textDecoration: 'none' },
  '& a:hover, & [aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
})

const address = css(menuLinks, {
  [wide]: { maxWidth: '24rem' },
  [narrow]: { '& li:last-of-type': { display: 'none' } },
  [low]: { display: 'none' },
})

export const MenuAddress = () => {
  const { t } = usePhrases()
  const { agency } = useSite()
  return (
    <ul css={address} role="list" aria-label={t('menu.reach')}>
      <li>
        <PhoneLink />
      </li>
      <li>
        <a href={`mailto:${agency.email}`}>{agency.email}</a>
      </li>
      <li>{agency.location}</li>
    </ul>
  )
}

/** Pages that no group of the menu names, because only some languages have them; then other sites. */
export const FurtherPages = ({ className }: { className?: string }) => {
  const { t } = usePhrases()
  const { more, sites } = useSite().navigation
  if (more.length + sites.length === 0) return null
  return (
    <ul className={className} role="list" aria-label={t('menu.more')}>
      {more.map((page) => (
        <li key={page.pageId}>
          <PageLink page={page} />
        </li>
      ))}
      {sites.map(({ label, url }) => (
        <li key={url}>
          <ExternalLink href={url} words={label} />
        </li>
      ))}
    </ul>
  )
}
