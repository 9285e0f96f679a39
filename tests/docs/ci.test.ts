import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

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

test('a run warns of each secret and variable that it was not given, and deploys nothing', () => {
  const [, step = ''] = /id: setup\n[\s\S]*? run: \|\n((?: {10}.*\n)+)/.exec(deploy) ?? []
  const script = step.replace('>> "$GITHUB_OUTPUT"', '')
  const needed = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID', 'SITE_URL']
  const webhooks = ['GATSBY_CONTACT_WEBHOOK_URL', 'GATSBY_EVENT_WEBHOOK_URL']
  const outputOf = (given: string[]) => {
    const env = { PATH: process.env.PATH, ...Object.fromEntries(given.map((name) => [name, 'set'])) }
    return spawnSync('bash', ['-e', '-c', script], { env, encoding: 'utf8' }).stdout
  }
  // A build asks for the webhooks that its pages need.
  expect(outputOf(needed)).toBe('ready=true\n')
  for (const name of needed) {
    const output = outputOf(needed.filter((one) => one !== name))
    expect([...output.matchAll(/^::warning .+?(?:secret|variable) (\w+)\. /gm)].map(([, one]) => one)).toEqual([
      name,
      ...webhooks,
    ])
  }
})
