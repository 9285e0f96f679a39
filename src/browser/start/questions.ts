/**
 * Brings back a question that was pressed: as it opens, the one above it closes, and all below moves up (R-PAGE-12). What is in
 * the screen stays where it is.
 */
export function keepQuestionsInSight(): void {
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.open && target.name)
      target.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }
  addEventListener('toggle', onToggle, true)
}
