import { Painted } from '../motion/is-painted'
import { SectionSwitch } from '../sections/registry'
import { BelowStyles } from './below-styles'
import { useRest } from './use-rest'

/** Sections that fill a screen. */
const firstScreen = 2

const show = (section: Queries.PageContentFragment['sections'][number]) => (
  <SectionSwitch key={section.anchor} section={section} />
)

/** The sections of a page in the order of its data file. */
export const PageSections = ({ page }: { page: Queries.PageContentFragment | null }) => {
  const sections = page?.sections ?? []
  const isWhole = useRest()
  return (
    <Painted.Provider value={isWhole}>
      {sections.slice(0, 1).map(show)}
      <BelowStyles />
      {sections.slice(1, isWhole ? undefined : firstScreen).map(show)}
    </Painted.Provider>
  )
}
