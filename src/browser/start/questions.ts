/** Keeps a pressed question in the screen: as it opens, the one above it closes, and all below moves up (R-PAGE-12). */
export function keepQuestionsInSight(): void {
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.open && target.name)
      target.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }
  addEventListener('toggle', onToggle, true)
}
