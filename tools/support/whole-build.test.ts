import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { beginBuild, endBuild } from '../../gatsby/publish/finished-build'
import { demandBuildFor, demandLiveBuild } from './whole-build'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(root, '.cache'))
})
afterEach(() => rmSync(root, { recursive: true }))

const hook = 'https://hooks.example.com/webhook/contact'
const live = { SITE_URL: 'https://www.example.com', GATSBY_CONTACT_WEBHOOK_URL: hook }
const ofTests = {
  SITE_URL: 'http://localhost:9010',
  GATSBY_CONTACT_WEBHOOK_URL: 'http://localhost:9110/webhook/contact',
}
const serve = (origin: string) => () => demandBuildFor(origin, root)
const upload = () => demandLiveBuild(root)

test('given no build, or one that was cut off, nothing is served or uploaded (R-SITE-8)', () => {
  expect(serve('http://localhost:9000')).toThrow(/holds no whole build.+Run npm start once/)
  endBuild(root, live)
  beginBuild(root)
  expect(serve('http://localhost:9000')).toThrow(/holds no whole build/)
  expect(upload).toThrow(/holds no whole build.+Run npm run build/)
  writeFileSync(join(root, '.cache/build.json'), '')
  expect(upload).toThrow(/holds no whole build.+Run npm run build/)
})

test('given a build of the tests, it is served to tests alone, and never uploaded (R-SITE-8)', () => {
  endBuild(root, ofTests)
  const message = /for http:\/\/localhost:9010: its forms post to http:\/\/localhost:9110\S+\. Run npm start/
  expect(serve('http://localhost:9000')).toThrow(message)
  expect(upload).toThrow(/for this machine alone.+localhost:9110.+Run npm run build/)
  expect(serve('http://localhost:9010')()).toContain('localhost:9110')
})

test('given a build for the live site, it is uploaded, and whoever serves it reads where its forms post (R-SITE-8)', () => {
  endBuild(root, live)
  upload()
  expect(serve('http://localhost:9000')()).toContain(`for https://www.example.com: its forms post to ${hook}`)
})

test.each([{ POLICY_ORIGIN: 'http://localhost:9100' }, { GATSBY_EVENT_WEBHOOK_URL: 'http://192.168.1.7/lead' }])(
  'given a build of which one address is of this machine, it is not uploaded: %p (R-SITE-8)',
  (address) => {
    endBuild(root, { ...live, ...address })
    expect(upload).toThrow(/for this machine alone/)
  },
)
