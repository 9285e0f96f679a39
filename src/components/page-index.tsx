import { css } from '@emotion/react'
import { usePhrases } from '../i18n/use-phrases'
import { rowsOf } from '../theme/grid'
import { column } from '../theme/surfaces'
import { headingFont } from '../theme/tokens'
import { Glyph } from './glyph'

type IndexedSection = {
  __typename: Queries.AnySectionFragment['__typename']
  anchor: string
  heading?: string
  variant?: Queries.Variant
}

/** A page of more sections, not counting its form and posters, lists them below its hero. */
const most = 6
/** Whether somebody looks for its heading: that of a call to action is a slogan, that of a poster a whole sentence. */
const isListed = ({ __typename, variant }: IndexedSection) =>
  !['HeroSection', 'CalloutSection', 'ClosingSection'].includes(__typename) && variant !== 'poster'

const index = css({ background: 'var(--paper)', '@media print': { display: 'none' } })

const summary = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '3.5rem',
  borderBottom: '1px solid var(--line)',
  cursor: 'pointer',
  listStyle: 'none',
  font: headingFont('1.0625rem/1.3'),
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > & svg': { rotate: '180deg' },
})

const list = css({
  color: 'var(--ink-soft)',
  lineHeight: 1.3,
  '& li': { borderBottom: '1px solid var(--line)' },
  '& a': { display: 'block', paddingBlock: '0.8rem', color: 'inherit', textDecoration: 'none' },
  '& a:hover': { color: 'var(--ink)', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
})

/** A way down a long page: its sections by their headings (R-PAGE-25). */
export const PageIndex = ({ sections }: { sections: readonly IndexedSection[] }) => {
  const { t } = usePhrases()
  const counted = sections.filter(({ __typename, variant }) => __typename !== 'FormSection' && variant !== 'poster')
  if (counted.length <= most) return null
  const listed = sections.filter(isListed)
  return (
    <nav css={index} aria-label={t('onThisPage')}>
      <details css={column}>
        <summary css={summary}>
          {t('onThisPage')} <Glyph of="arrow-down" size={18} />
        </summary>
        <ul css={[list, rowsOf(listed.length)]} role="list">
          {listed.map(({ anchor, heading = '' }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
