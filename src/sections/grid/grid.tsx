import { graphql } from 'gatsby'
import { Cards } from '../../components/cards'
import { HeadedSection } from '../../components/section'

export const fragment = graphql`
  fragment GridSection on GridSection {
    ...Headed
    example
    items {
      ...Card
    }
    link {
      ...Action
    }
  }
`

/** A ruled grid of short items. */
export const Grid = ({ items, ...section }: Queries.GridSectionFragment) => (
  <HeadedSection {...section}>
    <Cards items={items} />
  </HeadedSection>
)
