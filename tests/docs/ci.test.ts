import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { inProject } from '../../tools/support/project'

/** The two jobs of the workflow, from their names on. */
const workflow = readFileSync(inProject('.github/workflows/ci.yml'), 'utf8')
const [checks = '', deploy = ''] = workflow.split(/^ {2}deploy:$/m)

test('CI runs npm test, and deploys nothing without it', () => {
  expect(checks).toContain('- run: npm test\n')
  expect(checks).not.toMatch(/secrets\.\w/)
  expect(deploy).toContain('needs: test\n')
})

test('only a step that uploads sees a secret: no installation and no build of a change', () => {
  const seeing = deploy.split(/\n(?= {6}- )/).filter((step) => /secrets\.\w+ }}/.test(step))
  expect(seeing.map((step) => /run: (.+)$/m.exec(step)?.[1])).toEqual([
    'npx wrangler versions upload',
    'npm run deploy',
  ])
})

describe('the first step of a deploy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ci-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const [, step = ''] = /id: setup\n[\s\S]*? run: \|\n((?: {10}.*\n)+)/.exec(deploy) ?? []

  /** What the step says and hands on, run as a workflow does. */
  function setUp(environment: NodeJS.ProcessEnv) {
    const output = join(folder, 'output')
    rmSync(output, { force: true })
    const env = { PATH: process.env.PATH, GITHUB_OUTPUT: output, ...environment }
    const { status, stdout } = spawnSync('bash', ['-e', '-c', `touch "$GITHUB_OUTPUT"\n${step}`], {
      env,
      encoding: 'utf8',
    })
    const named = [...stdout.matchAll(/^::warning title=Nothing is deployed::.*? no (secret|variable) (\w+)\. /gm)]
    return { status, ready: readFileSync(output, 'utf8'), named: named.map(([, kind, name]) => `${kind} ${name}`) }
  }

  const needed = { CLOUDFLARE_API_TOKEN: 'set', CLOUDFLARE_ACCOUNT_ID: 'set', SITE_URL: 'https://www.example.com' }
  const webhooks = ['variable GATSBY_CONTACT_WEBHOOK_URL', 'variable GATSBY_EVENT_WEBHOOK_URL']

  test('goes on once secrets and SITE_URL are there: a build names the webhooks that its pages need', () => {
    expect(setUp(needed)).toEqual({ status: 0, ready: 'ready=true\n', named: [] })
  })

  test.each([
    ['secret CLOUDFLARE_API_TOKEN', { CLOUDFLARE_API_TOKEN: '' }],
    ['secret CLOUDFLARE_ACCOUNT_ID', { CLOUDFLARE_ACCOUNT_ID: '' }],
    ['variable SITE_URL', { SITE_URL: '' }],
  ])('warns of a missing %s, and of the missing webhooks', (name, missing) => {
    expect(setUp({ ...needed, ...missing })).toEqual({ status: 0, ready: '', named: [name, ...webhooks] })
    const set = {
      GATSBY_CONTACT_WEBHOOK_URL: 'https://hooks.example.com/a',
      GATSBY_EVENT_WEBHOOK_URL: 'https://hooks.example.com/b',
    }
    expect(setUp({ ...needed, ...set, ...missing }).named).toEqual([name])
  })
})
