/** The roles of a piece of copy, as far as they matter for habits. */
export type Role = 'card' | 'opening' | 'closing' | 'other'

export type Piece = { role: Role; text: string; page: string }

/** One habit: how often it occurs, in how many pieces. */
export type Count = { manner: string; found: number; among: number }

type Words = { numbers: RegExp; relief: RegExp; tell: RegExp }

const words = {
  en: {
    numbers: /\b(two|three|four|five|six|seven|eight|nine|ten)\b/i,
    relief:
      /\b(climb\w*|slopes?|contours?|peaks?|summits?|heights?|crater\w*|trails?|ridges?|valleys?|uphill|downhill|relief|maps?)\b/i,
    tell: /^(tell|bring|show|write to|send|talk to) us\b/i,
  },
  it: {
    numbers: /\b(due|tre|quattro|cinque|sei(?= [a-z]+[ei]\b)|sette|otto|nove|dieci)\b/i,
    relief:
      /(?<!\p{L})(salita|scal(?:ata|are)|pendenz\p{L}|quot[ae]|vett\p{L}|crater\p{L}|sentier\p{L}|curv\p{L} di livello|rilievi|mapp[ae])(?!\p{L})/iu,
    tell: /^(?:(?:racconta|porta|di[ct]|mostra|parla|scrivi|chiedi|manda)ci|facci vedere)\b/i,
  },
} satisfies Record<string, Words>

type Language = keyof typeof words

/** Whether somebody has described the habits of a language. */
export const isCounted = (language: string): language is Language => language in words

/** Pages about the relief: words of the relief are no habit there. */
const atHome = ['home', 'brand-manifesto']

const sentencesOf = (text: string, language: Language) => [
  ...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text),
]

const count = (manner: string, pieces: Piece[], has: (piece: Piece) => boolean): Count => ({
  manner,
  found: pieces.filter(has).length,
  among: pieces.length,
})

/** Counts the habits of the copy. The counts only inform: some habits are style, many are sameness. */
export function countManners(pieces: Piece[], language: Language): Count[] {
  const { numbers, relief, tell } = words[language]
  const of = (role: Role) => pieces.filter((piece) => piece.role === role)
  return [
    count('cards of exactly two sentences', of('card'), ({ text }) => sentencesOf(text, language).length === 2),
    count('headings and introductions that count', of('opening'), ({ text }) => numbers.test(text)),
    count('sentences that turn on a colon', pieces, ({ text }) => /\p{L}: /u.test(text)),
    count('words of the relief, on any page', pieces, ({ text }) => relief.test(text)),
    count(
      'words of the relief, beside home and manifesto',
      pieces.filter(({ page }) => !atHome.includes(page)),
      ({ text }) => relief.test(text),
    ),
    count('closings that begin “tell us”', of('closing'), ({ text }) => tell.test(text)),
  ]
}
