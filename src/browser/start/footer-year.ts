/** The footer was written when the site was built; its copyright line has the current year (R-CHROME-6). */
export function showCurrentYear(): void {
  const year = document.querySelector('[data-year]')
  const current = String(new Date().getFullYear())
  if (year && year.textContent !== current) year.textContent = current
}
