/** The detail of a drawing beside a list (src/drawings/kit/drawing-detail.tsx) goes with the row in the middle of the screen. */
export function followRows(): void {
  for (const detail of document.querySelectorAll<SVGElement>('[data-follows-rows]')) {
    const rows = [...(detail.closest('section')?.querySelectorAll('[data-row]') ?? [])]
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.find(({ isIntersecting }) => isIntersecting)
        if (inView) detail.dataset.row = String(rows.indexOf(inView.target))
      },
      { rootMargin: '-45% 0% -54%' },
    )
    for (const row of rows) observer.observe(row)
  }
}
