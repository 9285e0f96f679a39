import { countManners, type Piece, type Role } from './count-manners'

const piece = (role: Role, text: string, page = 'contact'): Piece => ({ role, text, page })
const found = (pieces: Piece[], language: 'en' | 'it' = 'en') =>
  Object.fromEntries(countManners(pieces, language).map(({ manner, found }) => [manner, found]))

test('cards of exactly two sentences', () => {
  const cards = ['One.', 'One. Two.', 'One. Two? Three!'].map((text) => piece('card', text))
  expect(found(cards)['cards of exactly two sentences']).toBe(1)
})

test('openings that count what follows, not numbers elsewhere', () => {
  const pieces = [piece('opening', 'Three stages'), piece('opening', 'Stages'), piece('other', 'Three parcels')]
  expect(found(pieces)['headings and introductions that count']).toBe(1)
})

test('“sei” counts where it is a number, not where it is a verb', () => {
  const pieces = [piece('opening', 'Sei lavori'), piece('opening', 'Dove sei adesso')]
  expect(found(pieces, 'it')['headings and introductions that count']).toBe(1)
})

test('words of the relief are not counted on the home page and in the manifesto', () => {
  const pieces = [piece('other', 'The climb', 'home'), piece('other', 'The slope')]
  expect(found(pieces)).toMatchObject({
    'words of the relief, on any page': 2,
    'words of the relief, beside home and manifesto': 1,
  })
})

test('closings that begin by asking for a message', () => {
  const pieces = [piece('closing', 'Tell us more'), piece('closing', 'Ask for a quote'), piece('other', 'Tell us')]
  expect(found(pieces)['closings that begin “tell us”']).toBe(1)
})
