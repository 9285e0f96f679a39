/**
 * Ids of a page's sections: the one its data gives, else `section-N` counted from 0 (R-PAGE-2).
 * @example sectionIds([{}, { id: 'contact' }]) // ['section-0', 'contact']
 */
export function sectionIds(sections: readonly { id?: string | undefined }[]): string[] {
  return sections.map((section, index) => section.id ?? `section-${index}`)
}
