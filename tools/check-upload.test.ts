import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { markLiveBuild } from '../gatsby/publish/mark-live-build'
import { liveOrigin } from './check-upload'

const root = mkdtempSync(join(tmpdir(), 'build-'))
mkdirSync(join(root, '.cache'))
afterAll(() => rmSync(root, { recursive: true }))

const live = {
  SITE_URL: 'https://www.example.com',
  GATSBY_CONTACT_WEBHOOK_URL: 'https://hooks.example.com/webhook/contact',
}

test.each([
  { SITE_URL: 'http://localhost:9000' },
  { POLICY_ORIGIN: 'http://localhost:9100' },
  { GATSBY_EVENT_WEBHOOK_URL: 'http://192.168.1.7/lead' },
])('given a build of which one address is of this machine, it is not uploaded: %p', (address) => {
  markLiveBuild(root, live)
  expect(liveOrigin(root)).toBe(live.SITE_URL)
  markLiveBuild(root, { ...live, ...address })
  expect(() => liveOrigin(root)).toThrow(/for this machine alone.+Run npm run build/)
})
