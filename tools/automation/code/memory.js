/** Keys of requests that were delivered, in the workflow's own memory: those of today and of the day before. */
export function isKnown(memory, { key }) {
  return Object.values(memory.delivered ?? {}).some((keys) => keys.includes(key))
}

/** Remembered after delivery only: what failed may be sent again. */
export function remember(memory, { key, day }) {
  const yesterday = new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const kept = memory.delivered ?? {}
  memory.delivered = { [yesterday]: kept[yesterday] ?? [], [day]: [...(kept[day] ?? []), key] }
}
