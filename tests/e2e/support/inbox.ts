import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'

import { inboxOrigin } from './origins'

const arrived = z.array(z.object({ form: z.string(), payload: z.record(z.string(), z.unknown()) }))

const behaviors = { ok: {}, fail: { status: '500' }, drop: { connection: 'broken' } }

type InboxMode = keyof typeof behaviors | 'slow'

/** The inbox of the build under test. Tests tell it how to behave. */
export function inboxOf(request: APIRequestContext) {
  const behave = async (mode: InboxMode, delay = 5000) => {
    await request.post(`${inboxOrigin}/control`, { form: mode === 'slow' ? { delay } : behaviors[mode] })
  }
  const requests = async () => arrived.parse(await (await request.get(`${inboxOrigin}/requests`)).json())
  const reset = async () => {
    await behave('ok')
    await request.delete(`${inboxOrigin}/requests`)
  }
  return { behave, requests, reset }
}

export type Inbox = ReturnType<typeof inboxOf>
