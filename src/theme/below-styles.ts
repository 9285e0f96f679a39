/**
 * The styles of what stands below a page's first section come as a file, named by a link between the two (`[data-below]`,
 * src/page/below-styles). Chromium waits there. Other browsers go on: until the file is there they keep back what it
 * styles, and no longer than this, should it never come. Nothing of ours is as weak as these rules.
 */
const below = ':where([data-below]~*,main:has(>[data-below])~*)'

/** For a page that has such a file. */
export const untilBelowStyles = `${below}{animation:below 3s step-end}@keyframes below{from{visibility:hidden}}`

/** For that file. */
export const onceBelowStyles = `${below}{animation:none}`
