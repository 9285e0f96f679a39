/** Lines of Lucide (ISC License), on its grid of 24 by 24. Copied, because these few need none of the package. */
const paths = {
  'arrow-down': 'M12 5v14M19 12l-7 7-7-7',
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
  'arrow-up': 'M12 19V5M5 12l7-7 7 7',
  'arrow-up-right': 'M7 7h10v10M7 17 17 7',
  'chevron-down': 'm6 9 6 6 6-6',
  cross: 'M18 6 6 18M6 6l12 12',
}

type GlyphProps = { of: keyof typeof paths; size: number; className?: string }

/** A sign beside a word, drawn in the color of the word. Screen readers skip it. */
export const Glyph = ({ of, size, className }: GlyphProps) => (
  <svg
    className={className}
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
