/** A hyphenated word or a code (CT-000000), with the signs that touch it: an apostrophe before it, a comma behind it. */
const unbreakable = /((?<!\S)\S*\b(?:[eE]-\p{L}+|\p{Lu}+-\d+)\S*)/u

/** Copy whose hyphenated words stay on one line if they fit: a browser would break `e-commerce` at its hyphen. */
export const Copy = ({ text }: { text: string }) => (
  <>
    {text.split(unbreakable).map((part, index) =>
      index % 2 === 1 ? (
        // A screen reader in Firefox would read a block as a text of its own, and a heading in pieces.
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
        <span key={index} role="none" css={{ display: 'inline-block', maxWidth: '100%' }}>
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
)
