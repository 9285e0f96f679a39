const paths = {
  'arrow-down': 'M12 4v16M18 14l-6 6-6-6',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  'arrow-up-right': 'M6 18 18 6M8 6h10v10',
  'chevron-down': 'm6 9 6 6 6-6',
  cross: 'M18 6 6 18M6 6l12 12',
}

type GlyphProps = { of: keyof typeof paths; size: number }

/** An arrow or a cross beside a word, in the color of the word. Screen readers skip it. */
export const Glyph = ({ of, size }: GlyphProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[of]} />
  </svg>
)
