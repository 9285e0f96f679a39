import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { z } from 'zod'

import { kinds } from '../../gatsby/data/kinds'
import { copyRepository, removeCopy } from '../recipes/copy'

/** Another address than localhost stands for the address of this machine in its network. */
const variables = { LISTEN_ON: '127.0.0.2', PORT: '9030', INBOX_PORT: '9130', INBOX_FILE: '.inbox/develop.jsonl' }
/** `npm test` names the addresses of its own inbox. An empty variable counts as none. */
const unset = { SITE_URL: '', GATSBY_CONTACT_WEBHOOK_URL: '', GATSBY_EVENT_WEBHOOK_URL: '', POLICY_ORIGIN: '' }
export const origin = `http://${variables.LISTEN_ON}:${variables.PORT}`
export const inboxOrigin = `http://${variables.LISTEN_ON}:${variables.INBOX_PORT}`

const answers = () =>
  fetch(`${origin}/en`).then(
    ({ ok }) => ok,
    () => false,
  )

/** A value without all that its model lets people leave out. */
function withoutOptional(model: z.core.$ZodType, value: unknown): unknown {
  if (model instanceof z.ZodArray && Array.isArray(value))
    return value.map((one) => withoutOptional(model.element, one))
  if (!(model instanceof z.ZodObject)) return value
  const fields = z.record(z.string(), z.unknown()).parse(value)
  return Object.fromEntries(
    Object.entries(model.shape).flatMap(([key, part]) =>
      part.safeParse(undefined).success ? [] : [[key, withoutOptional(part, fields[key])]],
    ),
  )
}

/** The agency and the menu as an owner has them who gives nothing that is optional. */
function leaveOutOptional(copy: string): void {
  for (const { file, model } of [kinds.site, kinds.navigation]) {
    const path = join(copy, file)
    writeFileSync(path, JSON.stringify(withoutOptional(model, JSON.parse(readFileSync(path, 'utf8'))), null, 2))
  }
}

type Server = { copy: string; process: ChildProcess; terminal: () => string }

/** `npm run develop` over a copy of the repository. All tests share it. */
export const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      let terminal = ''
      const copy = copyRepository('develop')
      leaveOutOptional(copy)
      const server = spawn(process.execPath, ['tools/run.mjs', 'develop'], {
        cwd: copy,
        env: { ...process.env, ...unset, ...variables, GATSBY_LOGGER: 'yurnalist' },
      })
      for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (terminal += String(text)))
      await expect.poll(answers, { timeout: 280_000, message: 'the server answers' }).toBe(true)
      await use({ copy, process: server, terminal: () => terminal })
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      removeCopy(copy)
    },
    { scope: 'worker', timeout: 300_000, auto: true },
  ],
})
