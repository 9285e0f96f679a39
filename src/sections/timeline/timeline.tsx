import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { Prose } from '../../components/prose'
import { road } from '../../components/road'
import { HeadedSection } from '../../components/section'
import { attribute } from '../../contract/attributes'
import { usePhrases } from '../../i18n/use-phrases'
import { desk, headingFont, narrow } from '../../theme/tokens'

export const fragment = graphql`
  fragment TimelineSection on TimelineSection {
    ...Headed
    items {
      year
      title
      text
    }
    link {
      ...Action
    }
  }
`

const strip = css(road, { height: 40 })

const point = css({
  // The words of a year stand below its place on the strip.
  [desk]: { '&:not(:last-of-type)': { paddingInlineEnd: 36 } },
  '& time': {
    display: 'block',
    marginBottom: 12,
    font: headingFont('2.6rem/1'),
    letterSpacing: '-0.035em',
  },
  '& p': { marginTop: 10, color: 'var(--ink-soft)' },
  [narrow]: { '& time': { marginBottom: 4, fontSize: '2rem' }, '& p': { marginTop: 4 } },
})

/** How wide the strip is, and its part before the last year. The rest is room for the words below it. */
const [whole, upToLast] = [1000, 750]

/** Where each year begins on the strip. Null is the present. */
export function timelineScale(items: readonly { year: number | null }[], thisYear = new Date().getFullYear()) {
  const years = items.map(({ year }) => year ?? thisYear)
  const first = years[0] ?? thisYear
  const length = (years.at(-1) ?? thisYear) - first
  return years.map((year) => Math.round(((year - first) / length) * upToLast))
}

/** A tick for each year of the story, and the track from one to the next. */
const Strip = ({ starts }: { starts: readonly number[] }) => {
  const track = (gap: number) => starts.slice(1).map((end, index) => `M${(starts[index] ?? 0) + gap} 12H${end - gap}`)
  return (
    <svg css={strip} viewBox={`0 0 ${whole} 40`} preserveAspectRatio="none" aria-hidden="true" {...attribute('reveal')}>
      <path d={`M0 39H${whole}${starts.map((start) => `M${start} 39v-14`).join('')}`} />
      <path className="casing" d={track(0).join('')} />
      <path className="track" d={track(2).join('')} />
    </svg>
  )
}

/** Columns in proportion to the years: each begins at its year. */
function columns(starts: readonly number[]) {
  const widths = starts.map((start, index) => `minmax(0, ${(starts[index + 1] ?? whole) - start}fr)`)
  return css({
    display: 'grid',
    gap: 20,
    marginTop: 20,
    [desk]: { gap: 0, gridTemplateColumns: widths.join(' ') },
  })
}

/** Years on a strip that is true to scale, and the same years as an ordered list. */
export const Timeline = ({ items, ...section }: Queries.TimelineSectionFragment) => {
  const { t } = usePhrases()
  const starts = timelineScale(items)
  return (
    <HeadedSection {...section}>
      <Strip starts={starts} />
      <ol css={columns(starts)} role="list">
        {items.map((item) => (
          <li key={item.title} css={point} {...attribute('reveal')}>
            <time>{item.year ?? t('today')}</time>
            <h3>{item.title}</h3>
            <Prose text={item.text} />
          </li>
        ))}
      </ol>
    </HeadedSection>
  )
}
