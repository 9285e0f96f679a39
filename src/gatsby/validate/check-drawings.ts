import { whyNotDrawn } from '../resolve-sections/build-section'
import type { Problem } from './problem'
import type { PageEntry, SiteData } from './read-data'

/** Every label of a page's drawings finds room. A drawing takes a second or two, and is kept for the build. */
export function checkDrawings({ file, language, content }: PageEntry, { figures }: SiteData): Problem[] {
  const known = new Map(figures.map((figure) => [figure.id, figure]))
  return content.sections.flatMap((section, index): Problem[] => {
    const message = whyNotDrawn(section, { language, figures: known })
    return message ? [{ file, field: `sections[${index}]`, message }] : []
  })
}
