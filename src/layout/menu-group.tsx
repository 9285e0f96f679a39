import { css } from '@emotion/react'
import { Fragment } from 'react'
import type { Site } from '../components/site-context'
import { usePhrases } from '../i18n/use-phrases'
import { family } from '../theme/fonts'
import { headingFont, low, narrow } from '../theme/tokens'
import { PageLink } from './page-link'

const underline = { textDecoration: 'underline', textUnderlineOffset: '0.2em' }

const list = css({
  '& h2': { marginBottom: 16, font: `600 1rem/1.3 ${family.text}`, letterSpacing: 0 },
  '& ul': { display: 'grid', gap: 2 },
  '& a': {
    display: 'inline-block',
    paddingBlock: 8,
    font: headingFont('clamp(1.45rem, 2.3vw, 2.1rem)/1.1'),
    letterSpacing: '-0.03em',
    textDecoration: 'none',
  },
  '& a:hover': { ...underline, textDecorationThickness: 1.5 },
  '& [aria-current], & [aria-current]:hover': { ...underline, textDecorationThickness: 3 },
  '& hr': { width: 56, margin: '14px 0', border: 0, borderTop: '1.5px solid' },
  // On a phone all pages are visible at once, and the group's name stands beside them.
  [narrow]: {
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    paddingTop: 4,
    '& + &': { borderTop: '1px solid var(--line)' },
    '& h2': { marginTop: 12, font: `500 0.9375rem/1.3 ${family.text}` },
    '& a': { paddingBlock: 11, fontSize: '1.2rem' },
    '& hr': { margin: '6px 0' },
  },
  [low]: { '& a': { paddingBlock: 5, fontSize: '1.2rem' } },
})

type Group = Site['navigation']['groups'][number]

/** One group of the menu: its name and its pages. Marks the open page. A language may have no page of a group. */
export const MenuGroup = ({ group: { id, pages, separatorBefore } }: { group: Group }) => {
  const { t } = usePhrases()
  if (pages.length === 0) return null
  return (
    <div css={list}>
      <h2 id={`menu-${id}`}>{t(`navigation.groups.${id}`)}</h2>
      <ul role="list" aria-labelledby={`menu-${id}`}>
        {pages.map((page, index) => (
          <Fragment key={page.pageId}>
            {index > 0 && page.pageId === separatorBefore?.pageId && (
              <li aria-hidden="true">
                <hr />
              </li>
            )}
            <li>
              <PageLink page={page} />
            </li>
          </Fragment>
        ))}
      </ul>
    </div>
  )
}
