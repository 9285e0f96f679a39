import { z } from 'zod'

import { readJson, root } from '../../tests/jest/project'
import { siteHeaderRules } from './content-policy'

const secure = siteHeaderRules(root, { SITE_URL: 'https://www.example.com' })

/** R-SPEED-4, R-TRUST-1 */
test('links that a browser may fetch ahead are named in a file of our own, which the policy needs no inline script for', () => {
  const [everywhere = ''] = secure.split('\n\n')
  expect(everywhere).toContain('Speculation-Rules: "/speculation-rules.json"')
  const [, own = ''] = secure.split('\n/speculation-rules.json\n')
  expect(own).toContain('Content-Type: application/speculationrules+json')
  const { prefetch } = z
    .strictObject({ prefetch: z.array(z.object({ eagerness: z.string() })) })
    .parse(readJson('static/speculation-rules.json'))
  expect(prefetch.length).toBeGreaterThan(0)
})

/** R-EDIT-5 */
test('the editor has rules of its own only where the build has it', () => {
  expect(secure).not.toContain('/admin')
  const [, rules = ''] = siteHeaderRules(root, { SITE_URL: 'https://www.example.com', CMS: 'on' }).split('/admin/*')
  expect(rules).toContain('! Content-Security-Policy')
  expect(rules).toContain('X-Robots-Tag: noindex, nofollow')
})
