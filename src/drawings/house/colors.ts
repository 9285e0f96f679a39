import { color } from '../../theme/colors'

/** Walls and paper of the house: what is cut, and what stands in its rooms. */
export const lightHouseColors = { '--wall': color.ink, '--sheet': color.white } as const
