/** The browser learns which links it may follow ahead of their visitor (`src/gatsby/onPreRenderHTML`). */
export function allowSpeculation(): void {
  const rules = document.querySelector('template')
  if (rules) document.head.append(rules.content)
}
