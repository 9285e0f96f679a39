/**
 * Catania, entered by hand from latitudes and longitudes: the streets a courier knows, the shore and what stands out.
 * It is schematic: corners are where they are to within a hundred metres or so, and curves have few points.
 */

/** Kilometres east and north of piazza Duomo. */
export type Spot = readonly [east: number, north: number]

const duomo = [37.5027, 15.0872] as const
/** One degree of latitude, and of longitude at 37.5° N. */
const kilometres = [111, 88.2] as const

/** A place by its latitude and longitude. */
export const spot = (latitude: number, longitude: number): Spot => [
  (longitude - duomo[1]) * kilometres[1],
  (latitude - duomo[0]) * kilometres[0],
]

/** Corners where streets meet, and where a van may stop. */
export const corners = {
  duomo: spot(37.5027, 15.0872),
  canti: spot(37.5047, 15.0868),
  stesicoro: spot(37.507, 15.0863),
  bellini: spot(37.5107, 15.0855),
  roma: spot(37.5133, 15.085),
  borgo: spot(37.5181, 15.084),
  gioeni: spot(37.5263, 15.0823),
  verga: spot(37.5147, 15.0931),
  jolanda: spot(37.5126, 15.0956),
  europa: spot(37.5163, 15.106),
  licuti: spot(37.5196, 15.1108),
  ognina: spot(37.5258, 15.1165),
  stazione: spot(37.5068, 15.0995),
  martiri: spot(37.5023, 15.0953),
  alcala: spot(37.4999, 15.0905),
  porto: spot(37.4983, 15.0921),
  ursino: spot(37.4993, 15.0846),
  fortino: spot(37.501, 15.0728),
  gesu: spot(37.5127, 15.0778),
  plebiscito: spot(37.5013, 15.0762),
} as const

export type Corner = keyof typeof corners

export interface Street {
  from: Corner
  to: Corner
  /** Where it bends on the way. */
  through?: readonly Spot[]
}

/** Streets between two corners. What they have in common is drawn once. */
export const streets: readonly Street[] = [
  // Via Etnea, straight towards the mountain.
  { from: 'duomo', to: 'canti' },
  { from: 'canti', to: 'stesicoro' },
  { from: 'stesicoro', to: 'bellini' },
  { from: 'bellini', to: 'roma' },
  { from: 'roma', to: 'borgo' },
  { from: 'borgo', to: 'gioeni' },
  // Viale Regina Margherita, viale XX Settembre, corso Italia.
  { from: 'gesu', to: 'roma' },
  { from: 'roma', to: 'verga' },
  { from: 'verga', to: 'europa' },
  // The sea front, and viale Africa.
  { from: 'europa', to: 'licuti' },
  { from: 'licuti', to: 'ognina', through: [spot(37.5225, 15.1146)] },
  { from: 'stazione', to: 'europa', through: [spot(37.5105, 15.1028), spot(37.514, 15.1048)] },
  { from: 'martiri', to: 'stazione', through: [spot(37.5045, 15.0982)] },
  { from: 'alcala', to: 'martiri', through: [spot(37.5012, 15.0923)] },
  { from: 'alcala', to: 'porto' },
  // The ring road.
  {
    from: 'gioeni',
    to: 'ognina',
    through: [spot(37.5284, 15.0885), spot(37.53, 15.0985), spot(37.53, 15.1085), spot(37.528, 15.1142)],
  },
  // Via Umberto, corso Sicilia, viale della Libertà.
  { from: 'bellini', to: 'jolanda' },
  { from: 'stesicoro', to: 'stazione', through: [spot(37.5085, 15.0935)] },
  { from: 'stazione', to: 'jolanda', through: [spot(37.5098, 15.0978)] },
  { from: 'jolanda', to: 'verga' },
  // Via Vittorio Emanuele and via Garibaldi, from the cathedral both ways.
  { from: 'duomo', to: 'martiri' },
  { from: 'duomo', to: 'plebiscito', through: [spot(37.5021, 15.0818)] },
  { from: 'plebiscito', to: 'fortino' },
  { from: 'duomo', to: 'ursino', through: [spot(37.5014, 15.0858)] },
  // Via Plebiscito, an arc around the old town.
  { from: 'alcala', to: 'ursino', through: [spot(37.4983, 15.0875)] },
  { from: 'ursino', to: 'plebiscito', through: [spot(37.4976, 15.0818), spot(37.4988, 15.0782)] },
  {
    from: 'plebiscito',
    to: 'stesicoro',
    through: [spot(37.5044, 15.0768), spot(37.507, 15.0787), spot(37.508, 15.0825)],
  },
  { from: 'plebiscito', to: 'gesu', through: [spot(37.5044, 15.0768), spot(37.5085, 15.0772)] },
]

/** Ways out of the town. No van of the drawing takes them. */
export const waysOut: readonly (readonly Spot[])[] = [
  [corners.gioeni, spot(37.5255, 15.0745), spot(37.5205, 15.066), spot(37.515, 15.054)],
  [corners.gioeni, spot(37.5298, 15.0821)],
  [corners.gesu, spot(37.5115, 15.066), spot(37.5125, 15.054)],
  [corners.fortino, spot(37.4998, 15.064), spot(37.499, 15.054)],
  [corners.alcala, spot(37.4958, 15.0868), spot(37.4905, 15.0845), spot(37.484, 15.0832), spot(37.474, 15.083)],
  [corners.ognina, spot(37.5315, 15.1215), spot(37.5385, 15.1275), spot(37.548, 15.138)],
  [corners.canti, spot(37.5055, 15.0808)],
  [corners.canti, spot(37.5062, 15.0935)],
]
