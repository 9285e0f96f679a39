/**
 * Style attributes that gatsby-plugin-image writes in the browser when a page is opened inside the app,
 * for a picture that is still to load and for one that is here. They differ in
 * form from those in its HTML, and a content policy knows attributes by their letters.
 */
const constant = [
  'opacity:1;transition:opacity 500ms linear;object-fit:cover',
  'opacity:0;transition:opacity 500ms linear;object-fit:cover',
  'object-fit:cover;opacity:0',
  'object-fit:cover;opacity:1',
]

/** The browser's counterparts of the style attributes of a page's HTML. */
export function gatsbyImageStyles(attributes: readonly string[]): string[] {
  const ratios = attributes.flatMap((attribute) => /^padding-top:([\d.]+%)$/.exec(attribute)?.[1] ?? [])
  return ratios.length > 0 ? [...constant, ...ratios.map((ratio) => `padding-top: ${ratio};`)] : []
}
