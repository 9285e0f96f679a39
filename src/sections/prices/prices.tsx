import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { HeadedSection } from '../../components/section'
import { attribute } from '../../contract/attributes'
import { color } from '../../theme/colors'
import { rowsOf } from '../../theme/grid'
import { desk, headingFont, wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment PricesSection on PricesSection {
    ...Headed
    connectedTo
    items {
      figure {
        name
        value
      }
      price
      shop
      connected
    }
  }
`

/** The step of a band lies below its price. Where there is no room for a stair it is a bar, as long as the step is high. */
const band = css({
  paddingBottom: 28,
  // What a band connects to begins on one line in all of a row. Extensions may add elements between.
  [wide]: {
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    '& h3': { gridRow: 1 },
    '& p': { gridRow: 2 },
    '& p ~ p': { gridRow: 3 },
  },
  '& h3': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: 14,
    marginBottom: 18,
    font: headingFont('2.25rem/1.02'),
    letterSpacing: '-0.035em',
    '&::after': {
      content: '""',
      width: 'calc(var(--share) * 100%)',
      height: '0.75rem',
      border: '2.25px solid var(--rule)',
      background: color.brand,
    },
  },
  '& p': { paddingInlineEnd: 'var(--gap)' },
  '& p + p': { marginTop: 10, color: 'var(--ink-soft)' },
  [desk]: {
    '& h3': { minHeight: '22rem' },
    // The steps touch each other.
    '& h3::after': { width: 'calc(100% + var(--gap))', height: 'calc(var(--share) * 15rem)', borderInlineEndWidth: 0 },
    '&:last-of-type h3::after': { width: '100%', borderInlineEndWidth: 2.25 },
  },
})

/** The share of each band in the highest price. */
const shares = (items: Queries.PricesSectionFragment['items']) => {
  const highest = Math.max(...items.map(({ figure }) => figure.value ?? 0))
  return items.map(({ figure }, at) =>
    css({ [`& > :nth-of-type(${at + 1})`]: { '--share': (figure.value ?? 0) / highest } }),
  )
}

/** Price bands on a stair whose steps are as high as the bands begin, each with an example. */
export const Prices = ({ connectedTo, items, ...section }: Queries.PricesSectionFragment) => (
  <HeadedSection {...section}>
    <ol css={[rowsOf(items.length), shares(items)]} role="list">
      {items.map(({ figure, price, shop, connected }) => (
        <li key={figure.name} css={band} {...attribute('reveal')}>
          <h3>{price}</h3>
          <p>{shop}</p>
          <p>
            {connectedTo}: {connected}
          </p>
        </li>
      ))}
    </ol>
  </HeadedSection>
)
