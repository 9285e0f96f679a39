/** Does something with every item, a few at a time: a thousand at once would all be in memory. */
export async function inParallel<Item>(
  items: readonly Item[],
  lanes: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values()
  const work = async () => {
    for (const item of left) await act(item)
  }
  await Promise.all(Array.from({ length: lanes }, work))
}
