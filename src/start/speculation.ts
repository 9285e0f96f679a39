/** The browser learns which links it may follow ahead of their visitor (`src/gatsby/onPreRenderHTML`). */
export function allowSpeculation(): void {
  document.head.append(document.querySelector('template')?.content ?? '')
}
