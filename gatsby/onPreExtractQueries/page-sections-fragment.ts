import { sectionModels } from '../../src/sections/section'

/** The part of a page's query for its sections: the fragment of each kind, which stands beside the kind's component. */
export function pageSectionsFragment(): string {
  const fragments = sectionModels.map(({ typeName }) => `...${typeName}`)
  return `import { graphql } from 'gatsby'

export const fragment = graphql\`
  fragment PageSections on Page {
    sections { __typename ${fragments.join(' ')} }
  }
\`
`
}
