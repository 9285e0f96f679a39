/** Emotion writes more spaces and semicolons than a browser needs, and every page carries them. What is quoted stays. */
export const tightened = (css: string) => css.replaceAll(/("[^"]*"|'[^']*')|;(?=\})|(?<=,) /g, '$1')

/**
 * Gatsby's router and announcer come with a style attribute each. The pages' policy allows none, and neither is missed:
 * what takes focus without being a control has no outline here anyway, and the announcer is empty (use-route-announcement).
 */
export const withoutStyleAttributes = (html: string) => html.replaceAll(/(<div[^>]*?) style="[^"]*"/g, '$1')

/** HTML knows an `svg` by its name. */
export const withoutNamespaces = (html: string) => html.replaceAll(/(<svg[^>]*?) xmlns="[^"]*"/g, '$1')
