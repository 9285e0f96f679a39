import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

import { inProject } from '../../tools/support/project'

/** A copy of the site in two-pages, with the plugin as npm would install it. */
function makeSite(): string {
  const site = mkdtempSync(join(tmpdir(), 'two-pages-'))
  cpSync(join(__dirname, 'two-pages'), site, { recursive: true })
  const packed = execFileSync('npm', ['pack', '--silent', '--ignore-scripts=false', '--pack-destination', site], {
    cwd: inProject('plugins/pages-without-app'),
    encoding: 'utf8',
  }).trim()
  const packages = join(site, 'node_modules')
  mkdirSync(join(packages, 'pages-without-app'), { recursive: true })
  execFileSync('tar', ['xzf', join(site, packed), '--strip-components=1', '-C', join(packages, 'pages-without-app')])
  for (const name of readdirSync(inProject('node_modules')))
    if (!name.startsWith('.') || name === '.bin') symlinkSync(inProject('node_modules', name), join(packages, name))
  return site
}

test('the packed plugin makes a site of two pages that is not this one', () => {
  test.setTimeout(180_000)
  const site = makeSite()
  const options = { cwd: site, env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(site, 'node_modules/gatsby/cli.js'), 'build'],
    options,
  )
  expect(status, `${stdout}\n${stderr}`).toBe(0)
  const read = (file: string) => readFileSync(join(site, 'public', file), 'utf8')

  for (const [file, heading] of [
    ['index.html', 'One'],
    ['two/index.html', 'Two'],
  ] as const) {
    const html = read(file)
    expect(html).toContain(`>${heading}</h1>`)
    expect(html.match(/<script\b[^>]*>/g)).toEqual([expect.stringMatching(/src="\/assets\/start-\w+\.js"/)])
    expect(html).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="default-src [^"]*frame-src https:\/\/maps\.example\.com/,
    )
    expect(html).not.toContain('___loader')
  }
  expect(read('_headers')).toContain("script-src 'self'")
  expect(readdirSync(join(site, 'public/assets')).map((name) => name.replace(/-\w+\./, '.'))).toEqual(
    expect.arrayContaining(['start.js', 'clock.js']),
  )
  rmSync(site, { recursive: true, force: true })
})
