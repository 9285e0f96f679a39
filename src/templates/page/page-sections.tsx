import { AnchorsAbove } from '../../components/button'
import { SectionSwitch } from '../../sections/section-switch'

/** The sections of a page in the order of its data file. */
export const PageSections = ({ page }: { page: Queries.PageContentFragment | null }) => {
  const sections = page?.sections ?? []
  const anchors = sections.map(({ anchor }) => anchor)
  return sections.map((section, index) => (
    <AnchorsAbove.Provider key={section.anchor} value={anchors.slice(0, index)}>
      <SectionSwitch section={section} />
    </AnchorsAbove.Provider>
  ))
}
