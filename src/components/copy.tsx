/** A hyphenated word with the signs that touch it: an apostrophe before it, a comma behind it. */
const unbreakable = /(\S*\be-\p{L}+\S*)/iu

/**
 * Large copy, a question, or the label of a button, whose hyphenated words stay on one line if they fit. Without this,
 * a browser breaks `e-commerce` at its hyphen.
 */
export const Copy = ({ text }: { text: string }) => (
  <>
    {text.split(unbreakable).map((part, index) =>
      index % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
        <span key={index} css={{ display: 'inline-block', maxWidth: '100%' }}>
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
)
