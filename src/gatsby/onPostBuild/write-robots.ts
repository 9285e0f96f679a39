import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything may be indexed; the site map says what there is. */
export function writeRobots(folder: string, origin: string): void {
  writeFileSync(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`)
}
