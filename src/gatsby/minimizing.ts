import type { MinifyOptions } from 'terser'

/** Gatsby minimizes for browsers of 2009, and looks once; those that read modules know what came by 2020. */
export const minimizing = {
  mangle: true,
  compress: { ecma: 2020, passes: 3, keep_fargs: false },
  // Not `format`, its newer name: Gatsby adds to this one.
  output: { ecma: 2020 },
} satisfies MinifyOptions
