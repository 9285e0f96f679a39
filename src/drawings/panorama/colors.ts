/** Water on rock: the rock is as dark as the sea. */
export const lightTints = { '--stream': '#bfe0e2' } as const

export const darkTints = { '--stream': '#7ccbd6' } as const
