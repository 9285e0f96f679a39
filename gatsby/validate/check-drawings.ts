import { figuresById } from '../../src/data-model/figure-references'
import { whyNotDrawn } from '../resolve-sections/build-section'
import type { Problem } from './problem'
import type { PageEntry, SiteData } from './read-data'

/** Every label of a page's drawings must find room. A drawing takes a second or two. The build reuses it. */
export function checkDrawings({ file, language, content }: PageEntry, { figures, site }: SiteData): Problem[] {
  const known = figuresById(figures, site.hours)
  return content.sections.flatMap((section, index): Problem[] => {
    const message = whyNotDrawn(section, { language, figures: known })
    return message ? [{ file, field: `sections[${index}]`, message }] : []
  })
}
