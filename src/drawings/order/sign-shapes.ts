/** The signs of `signs.svg`, for the map: outlines, fine lines, and the piece that is the order, in a box of 40 by 36. */
export const signShapes = {
  basket:
    '<path d="M4 15h32l-4 17H8z" fill="var(--ground)" stroke="var(--ink)" stroke-width="2.25" vector-effect="non-scaling-stroke"/><path d="M13 19l1 9M20 19v9M27 19l-1 9" fill="none" stroke="var(--ink)" vector-effect="non-scaling-stroke"/><path d="M15 4h10v11H15z" fill="var(--lemon)" stroke="var(--casing)" stroke-width="2.25" vector-effect="non-scaling-stroke"/>',
  card: '<path d="M3 7h34v23H3z" fill="var(--ground)" stroke="var(--ink)" stroke-width="2.25" vector-effect="non-scaling-stroke"/><path d="M8 24h9" fill="none" stroke="var(--ink)" vector-effect="non-scaling-stroke"/><path d="M3 12h34v6H3z" fill="var(--lemon)" stroke="var(--casing)" stroke-width="2.25" vector-effect="non-scaling-stroke"/>',
  shelves:
    '<path d="M3 3v30M37 3v30M3 12h34M3 22h34M3 32h34M8 6h6v6H8zM17 6h6v6h-6zM8 16h6v6H8zM17 26h6v6h-6zM26 26h6v6h-6z" fill="var(--ground)" stroke="var(--ink)" stroke-width="2.25" vector-effect="non-scaling-stroke"/><path d="M17 22v-6h6v6" fill="none" stroke="var(--ink)" vector-effect="non-scaling-stroke"/><path d="M26 6h6v6h-6z" fill="var(--lemon)" stroke="var(--casing)" stroke-width="2.25" vector-effect="non-scaling-stroke"/>',
  parcel:
    '<path d="M6 3h28v30H6z" fill="var(--ground)" stroke="var(--ink)" stroke-width="2.25" vector-effect="non-scaling-stroke"/><path d="M11 17h18M11 28v-6M14 28v-6M17 28v-6M21 28v-6M24 28v-6M29 28v-6" fill="none" stroke="var(--ink)" vector-effect="non-scaling-stroke"/><path d="M6 3h28v9H6z" fill="var(--lemon)" stroke="var(--casing)" stroke-width="2.25" vector-effect="non-scaling-stroke"/>',
  invoice:
    '<path d="M8 2h24v31l-4-3-4 3-4-3-4 3-4-3-4 3z" fill="var(--ground)" stroke="var(--ink)" stroke-width="2.25" vector-effect="non-scaling-stroke"/><path d="M13 9h14M13 13h14" fill="none" stroke="var(--ink)" vector-effect="non-scaling-stroke"/><path d="M19 18h8v6h-8z" fill="var(--lemon)" stroke="var(--casing)" stroke-width="2.25" vector-effect="non-scaling-stroke"/>',
  door: '<path d="M7 16v17h26V16M3 19L20 4l17 15" fill="var(--ground)" stroke="var(--ink)" stroke-width="2.25" vector-effect="non-scaling-stroke"/><path d="M14 33V21h8v12" fill="none" stroke="var(--ink)" vector-effect="non-scaling-stroke"/><path d="M25 25h8v8h-8z" fill="var(--lemon)" stroke="var(--casing)" stroke-width="2.25" vector-effect="non-scaling-stroke"/>',
} as const
