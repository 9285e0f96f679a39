import { z } from 'zod'

import { readJson, root } from '../tests/jest/project'
import { siteHeaderRules } from './content-policy'

const secure = siteHeaderRules(root, { SITE_URL: 'https://www.example.com' })

test('a header names the file with the rules for fetching links ahead, so no page needs an inline script (R-SPEED-4, R-TRUST-1)', () => {
  const [everywhere = ''] = secure.split('\n\n')
  expect(everywhere).toContain('Speculation-Rules: "/speculation-rules.json"')
  const [, own = ''] = secure.split('\n/speculation-rules.json\n')
  expect(own).toContain('Content-Type: application/speculationrules+json')
  const { prefetch } = z
    .strictObject({ prefetch: z.array(z.object({ eagerness: z.string() })) })
    .parse(readJson('static/speculation-rules.json'))
  expect(prefetch.length).toBeGreaterThan(0)
})

test('only a build with the editor has rules for the editor (R-EDIT-5)', () => {
  expect(secure).not.toContain('/admin')
  const [, rules = ''] = siteHeaderRules(root, { SITE_URL: 'https://www.example.com', CMS: 'on' }).split('/admin/*')
  expect(rules).toContain('! Content-Security-Policy')
  expect(rules).toContain('X-Robots-Tag: noindex, nofollow')
})
