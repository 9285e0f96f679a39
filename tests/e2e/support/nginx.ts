import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { nginxConfiguration } from '../../../tools/release/nginx/configuration'

const program = process.env.NGINX_PATH || '/usr/sbin/nginx'

/** Debian's nginx (apt-get install nginx-light). Only root can install it, so a machine may lack it. */
export function hasNginx(): boolean {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const answers = (origin: string) =>
  fetch(origin, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )

async function waitFor(origin: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    if (await answers(origin)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx did not start: it says why above.')
}

/** Serves a build with the configuration that `npm run nginx` makes for it. */
export async function startNginx(build: string, port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  writeFileSync(join(folder, 'site.conf'), nginxConfiguration(build, { folder: build, name: 'localhost', port }))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  // If root starts nginx, its workers belong to another user, who may not read the build.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const main = `${user} daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  const server = spawn(program, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  await waitFor(origin, server)
  const close = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, close }
}
