/** Land by its height, and its side away from the light. */
export const lightTints = {
  '--tint-0': '#edf2f1',
  '--tint-1': '#cfe0dd',
  '--tint-2': '#9fc6c4',
  '--tint-3': '#5f9fa7',
  '--tint-4': '#2b7684',
  '--tint-5': '#0b5566',
  '--tint-6': '#083f4d',
  '--dusk': '#06303b3d',
} as const

export const darkTints = {
  '--tint-0': '#191e1d',
  '--tint-1': '#18282a',
  '--tint-2': '#16373c',
  '--tint-3': '#144954',
  '--tint-4': '#17606e',
  '--tint-5': '#2f8290',
  '--tint-6': '#7ccbd6',
  '--dusk': '#00000059',
} as const
