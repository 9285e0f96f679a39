/**
 * A link to another site in a sentence: its words and its address. The address has none of the signs that typesetting
 * changes.
 */
const link = /\[([^[\]]+)\]\((https:\/\/[^\s()"'<>{}]+)\)/g

/** A sentence in turns: words, then the words and the address of a link, then words again. */
export const proseParts = (prose: string): string[] => prose.split(link)

/** What people read of a sentence: without the addresses of its links. */
export const plainProse = (prose: string): string => prose.replace(link, '$1')
