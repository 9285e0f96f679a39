import { cramped, forcedColors, low, moreContrast } from './tokens'

/**
 * What few visitors have or ask for. Rules for it stand in one file beside the pages, which only these visitors wait for
 * (src/gatsby/replaceRenderer, src/gatsby/onPostBuild/late-styles).
 */
export const lateMedia: readonly string[] = ['@media print', forcedColors, moreContrast, cramped, low]
