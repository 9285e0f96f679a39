/** A figure as GraphQL returns it to a section. */
export const shownFigure = (id: string): Queries.FigureFragment => ({
  id,
  prefix: null,
  text: `${id}+`,
  unitBelow: null,
  label: `of ${id}`,
  note: `What ${id} claims.`,
})
