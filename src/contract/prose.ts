/**
 * A link in a sentence: its words, and the address of another site or the path of a page. Both have none of the signs that
 * typesetting changes.
 */
const link = /\[([^[\]]+)\]\((https:\/\/[^\s()"'<>{}]+|\/[a-z0-9/-]*)\)/g

/** The parts of a sentence: words, and links with their address. */
export function proseParts(prose: string): { words: string; href: string | undefined }[] {
  // Words, then the words and the address of a link, then words again, and so on.
  const parts = prose.split(link)
  return parts.flatMap((words, at) => (at % 3 === 2 ? [] : [{ words, href: at % 3 === 1 ? parts[at + 1] : undefined }]))
}

/** What people read of a sentence: without the addresses of its links. */
export const plainProse = (prose: string): string => prose.replace(link, '$1')
