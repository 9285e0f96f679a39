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
    'npx wrangler versions upload | tee upload.log',
    'npm run deploy',
  ])
})

test('a run warns of each secret and variable that it was not given, and deploys nothing', () => {
  const [, step = ''] = /id: setup\n[\s\S]*? run: \|\n((?: {10}.*\n)+)/.exec(deploy) ?? []
  const needed = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID', 'SITE_URL']
  const outputWithout = (...missing: string[]) => {
    const given = needed.filter((name) => !missing.includes(name)).map((name) => [name, 'set'])
    const env = { PATH: process.env.PATH, ...Object.fromEntries(given) }
    return spawnSync('bash', ['-e', '-c', step.replace('>> "$GITHUB_OUTPUT"', '')], { env, encoding: 'utf8' }).stdout
  }
  expect(outputWithout()).toBe('ready=true\n')
  for (const name of needed)
    expect(outputWithout(name)).toMatch(new RegExp(`^::warning .+ not given: ${name}\\. .+\\n$`))
})
