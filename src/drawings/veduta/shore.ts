import { corners, type Spot, spot } from './city'

/** The shore from la Plaia to Aci Castello, with the port. */
export const shore: readonly Spot[] = [
  spot(37.474, 15.0868),
  spot(37.483, 15.0868),
  spot(37.4905, 15.0878),
  spot(37.4935, 15.0892),
  spot(37.4972, 15.0908),
  spot(37.4986, 15.0925),
  spot(37.5003, 15.0938),
  spot(37.502, 15.0962),
  spot(37.5035, 15.0995),
  spot(37.5055, 15.1018),
  spot(37.5085, 15.1035),
  spot(37.513, 15.1058),
  spot(37.5155, 15.1085),
  spot(37.5185, 15.1112),
  spot(37.52, 15.1135),
  spot(37.5222, 15.1168),
  spot(37.5238, 15.1185),
  spot(37.5262, 15.1178),
  spot(37.527, 15.1198),
  spot(37.529, 15.1225),
  spot(37.533, 15.1245),
  spot(37.5385, 15.1305),
  spot(37.546, 15.141),
  spot(37.5535, 15.1495),
  spot(37.5605, 15.163),
  spot(37.5745, 15.177),
]

/** The shore from there to Taormina and beyond: nothing more than where the sea begins. */
export const farShore: readonly Spot[] = [
  [7.9, 12],
  [9.7, 17.5],
  [11, 25.3],
  [12.9, 31.9],
  [16.7, 35.1],
  [18.5, 38],
  [23.7, 46.4],
  [38, 66],
]

/** Molo di Levante: the long breakwater of the port. */
export const mole: readonly Spot[] = [
  spot(37.5035, 15.0995),
  spot(37.5008, 15.1012),
  spot(37.4955, 15.1008),
  spot(37.489, 15.0985),
]

/** Where parcels go from the port: across the sea, over land, to the small islands. */
export const departures: readonly (readonly Spot[])[] = [
  [
    corners.porto,
    spot(37.4955, 15.0938),
    spot(37.4905, 15.095),
    spot(37.4874, 15.0978),
    spot(37.4878, 15.1035),
    spot(37.4922, 15.1085),
    spot(37.499, 15.1128),
    spot(37.507, 15.1195),
    spot(37.5145, 15.131),
  ],
  [
    corners.porto,
    corners.alcala,
    spot(37.4958, 15.0868),
    spot(37.4905, 15.0845),
    spot(37.484, 15.0832),
    spot(37.474, 15.083),
  ],
  [
    corners.porto,
    spot(37.4955, 15.093),
    spot(37.4905, 15.093),
    spot(37.486, 15.0965),
    spot(37.4815, 15.1035),
    spot(37.4785, 15.114),
  ],
]

/** Where houses stand close together: a ring of places, and the bearing of its streets in degrees east of north. */
export interface Quarter {
  ring: readonly Spot[]
  bearing: number
  /** Distance of its streets, in kilometres. */
  gap: number
}

export const quarters: readonly Quarter[] = [
  // The old town, within via Plebiscito and the port.
  {
    ring: [
      spot(37.4976, 15.0818),
      spot(37.4983, 15.0875),
      spot(37.4998, 15.0903),
      spot(37.502, 15.0945),
      spot(37.5075, 15.0965),
      spot(37.508, 15.0825),
      spot(37.5044, 15.0768),
      spot(37.4988, 15.0782),
    ],
    bearing: -9,
    gap: 0.105,
  },
  // Beyond it to the west and the north.
  {
    ring: [
      spot(37.508, 15.0863),
      spot(37.508, 15.0825),
      spot(37.5044, 15.0768),
      spot(37.4988, 15.0782),
      spot(37.4965, 15.0745),
      spot(37.504, 15.0685),
      spot(37.5125, 15.0715),
      spot(37.5195, 15.076),
      spot(37.5255, 15.0805),
      spot(37.526, 15.0823),
    ],
    bearing: -22,
    gap: 0.15,
  },
  // East of via Etnea, along corso Italia to the sea.
  {
    ring: [
      spot(37.526, 15.0825),
      spot(37.5282, 15.0885),
      spot(37.5297, 15.0985),
      spot(37.5297, 15.1085),
      spot(37.5262, 15.1155),
      spot(37.5222, 15.1145),
      spot(37.5193, 15.1108),
      spot(37.516, 15.1062),
      spot(37.511, 15.1035),
      spot(37.5065, 15.1005),
      spot(37.5035, 15.0975),
      spot(37.502, 15.0945),
      spot(37.5075, 15.0965),
      spot(37.508, 15.0863),
    ],
    bearing: -7,
    gap: 0.13,
  },
]

/** Giardino Bellini, which Catania calls the villa. */
export const garden = spot(37.5128, 15.0822)
