import { z } from 'zod'

const modes = ['ok', 'fail', 'slow', 'drop'] as const

export const behaviourSchema = z.strictObject({
  mode: z.enum(modes),
  delayMs: z.number().int().min(0).max(600_000).default(5000).describe('Milliseconds before a slow answer'),
})

export type Behaviour = z.infer<typeof behaviourSchema>

/** How the inbox answers the next requests. */
export const newBehaviour = () => {
  let current: Behaviour = { mode: 'ok', delayMs: 5000 }
  return {
    current: () => current,
    change: (next: Behaviour) => {
      current = next
    },
  }
}

export type CurrentBehaviour = ReturnType<typeof newBehaviour>
