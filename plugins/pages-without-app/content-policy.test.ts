import { createHash } from 'node:crypto'

import { contentPolicy } from './content-policy'

const origins = { connect: ['https://hooks.example', 'https://policies.example'], frame: ['https://policies.example'] }

test('the policy of a page allows its styles by their hash, the named origins, and nothing else (R-TRUST-1)', () => {
  const policy = contentPolicy('p{color:red}', origins)
  const hash = createHash('sha256').update('p{color:red}').digest('base64')
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /)
  expect(policy).toContain(`style-src 'sha256-${hash}';`)
  expect(policy).toContain("connect-src 'self' https://hooks.example https://policies.example;")
  expect(policy).toContain('frame-src https://policies.example;')
  expect(policy).toContain("form-action 'self' mailto:;")
  expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/)/)
})
