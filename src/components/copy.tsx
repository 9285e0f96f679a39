/** With what touches it: an apostrophe before, a comma behind. */
const unbreakable = /(\S*(?:e-commerce|e-mail)\S*)/i

/**
 * Large copy, a question or a button's label whose hyphenated words stay on one line, if one can hold them: a browser
 * would break `e-commerce` at its hyphen.
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
