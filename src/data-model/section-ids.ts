/**
 * Names of sections. A section without an id has that of its place, unless another took it along (R-PAGE-2).
 * @example sectionIds([{}, { id: 'contact' }]) // ['section-0', 'contact']
 */
export function sectionIds(sections: readonly { id?: string | undefined }[]): string[] {
  const given = sections.map(({ id }) => id)
  return given.map((id, at) => id ?? (given.includes(`section-${at}`) ? `section-${at}b` : `section-${at}`))
}
