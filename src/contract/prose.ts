/**
 * A link in a sentence: its words, and the address of another site or the path of a page. Both have none of the signs that
 * typesetting changes.
 */
const link = /\[([^[\]]+)\]\((https:\/\/[^\s()"'<>{}]+|\/[a-z0-9/-]*)\)/g

/** The parts of a sentence: words, then the words and the address of a link, then words again, and so on. */
export const proseParts = (prose: string): string[] => prose.split(link)

/** What people read of a sentence: without the addresses of its links. */
export const plainProse = (prose: string): string => prose.replace(link, '$1')
