import { Painted } from '../motion/is-painted'
import { SectionSwitch } from '../sections/registry'
import { useRest } from './use-rest'

/** Sections that fill a screen. */
const firstScreen = 2

/** The sections of a page in the order of its data file. */
export const PageSections = ({ page }: { page: Queries.PageContentFragment | null }) => {
  const sections = page?.sections ?? []
  const isWhole = useRest()
  return (
    <Painted.Provider value={isWhole}>
      {(isWhole ? sections : sections.slice(0, firstScreen)).map((section) => (
        <SectionSwitch key={section.anchor} section={section} />
      ))}
    </Painted.Provider>
  )
}
