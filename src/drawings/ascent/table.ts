/** Heights in rem of the table's head, and above and below the words of a row. The component reads the same. */
export const tableHead = 2.4
export const rowSpace = 0.65

/** Widths in rem beside the words of a row: the sign of its line, and its three numbers. */
export const signColumn = 3.6
export const timeColumn = 6.2
export const teamColumn = 7.4
export const costColumn = 5.8

/** Strokes of the routes that are not taken, on the map and in the table: the first long, the second dots. */
export const dashes = [
  { dash: '16 9', width: 2.6 },
  { dash: '1 8', width: 4 },
] as const
