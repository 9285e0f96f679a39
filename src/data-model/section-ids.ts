/** @example sectionIds([{}, { id: 'contact' }]) // ['section-0', 'contact'] (R-PAGE-2) */
export function sectionIds(sections: readonly { id?: string | undefined }[]): string[] {
  return sections.map((section, index) => section.id ?? `section-${index}`)
}
