import type { GatsbyNode } from 'gatsby'

export type IslandsOptions = {
  /** The script of every page: a path from the root of the project. */
  start: string
  /** The code of each island, without its ending: paths from the root of the project. Each name ends in `-island`. */
  islands: string[]
}

/** Gatsby checks the options by this schema and names a wrong one. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<IslandsOptions>({
    start: Joi.string().required().description('The script of every page: a path from the root of the project'),
    islands: Joi.array()
      .items(Joi.string().pattern(/-island$/))
      .required()
      .description('The code of each island, without its ending; each name ends in -island'),
  })
