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
