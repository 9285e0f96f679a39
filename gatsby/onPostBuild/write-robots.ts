import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Search engines may index everything. The site map lists the pages. */
export function writeRobots(folder: string, origin: string): void {
  writeFileSync(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`)
}
