import { SectionSwitch } from '../../sections/section-switch'

/** The sections of a page in the order of its data file. */
export const PageSections = ({ page }: { page: Queries.PageContentFragment | null }) => (
  <>
    {page?.sections.map((section) => (
      <SectionSwitch key={section.anchor} section={section} />
    ))}
  </>
)
