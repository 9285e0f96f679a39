/** Options of gatsby-plugin-islands: the script of every page, and the code of each island. */
export const islandsOptions = {
  start: 'src/islands/start/index.ts',
  islands: [
    'src/forms/form-island',
    'src/islands/policy-dialog/policy-dialog-island',
    'src/islands/toasts/toasts-island',
    'src/islands/tooltips/tooltips-island',
  ],
}
