/** Spaces, format characters (zero-width space, direction marks) and letters that show nothing. */
const unseen = String.raw`[\s\p{Cf}\u034f\u115f\u1160\u2800\u3164\uffa0]+`
const atEdges = new RegExp(`^${unseen}|${unseen}$`, 'gu')

/**
 * A value without what nobody can see at its edges. What is pasted from a messenger or a document often carries it.
 * @example visibleText(' \u200bRosalia\u200e') // 'Rosalia'
 */
export const visibleText = (value: string): string => value.replace(atEdges, '')
