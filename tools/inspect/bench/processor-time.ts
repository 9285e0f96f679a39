import { z } from 'zod'

const event = z.looseObject({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
})
export const trace = z.looseObject({ traceEvents: z.array(event) })

/** An event of Chromium's traces: where, when and how long, by the clock and of the processor (tdur), in µs. */
type TraceEvent = z.infer<typeof event>

type Task = Pick<TraceEvent, 'pid' | 'tid'> & { start: number; end: number; share: number }

/** One of what a thread does in turn, with the share of it for which the processor worked. */
function taskOf({ name, pid, tid, ts, dur, tdur }: TraceEvent): Task | undefined {
  if (name !== 'RunTask' || !dur || tdur === undefined) return undefined
  return { pid, tid, start: ts, end: ts + dur, share: Math.min(1, tdur / dur) }
}

const isIn = ({ pid, tid, ts }: TraceEvent, task: Task) =>
  pid === task.pid && tid === task.tid && task.start <= ts && ts < task.end

const shortened = (event: TraceEvent, { start, share }: Task): TraceEvent => ({
  ...event,
  ts: Math.round(start + (event.ts - start) * share),
  ...(event.dur !== undefined && { dur: Math.floor(event.dur * share) }),
})

/** By thread, then by time; what contains others comes before them. */
const inOrder = (a: TraceEvent, b: TraceEvent) =>
  a.pid - b.pid || a.tid - b.tid || a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0)

/**
 * What was traced, as on a machine that had nothing else to do: every task lasts as long as the processor worked on it,
 * and what happens in it moves along. Tasks begin when they began.
 */
export function inProcessorTime(events: readonly TraceEvent[]): TraceEvent[] {
  let task: Task | undefined
  return events.toSorted(inOrder).map((event) => {
    if (!task || !isIn(event, task)) task = taskOf(event)
    return task ? shortened(event, task) : event
  })
}
