import type { GatsbyNode } from 'gatsby'

/** Headers for paths. A path that ends in `*` means everything below it. */
type HeaderRule = { path: string; headers: Record<string, string>; replaces?: string[] }

export type ContentPolicyOptions = {
  /** The origin of the live site. With https, browsers are told to use https only. */
  origin: string
  /** Origins that pages send requests to. */
  connect: string[]
  /** Origins whose documents pages show in frames. */
  frame: string[]
  /** Headers of every answer, besides those of the plugin. */
  headers: Record<string, string>
  /** Folders of files with a digest in their names, kept for a year. */
  immutableFiles: string[]
  /** Further rules. */
  rules: HeaderRule[]
}

/** Gatsby checks the options by this schema and names a wrong one. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => {
  const origins = Joi.array()
    .items(Joi.string().uri({ scheme: ['http', 'https'] }))
    .default([])
  const folders = Joi.array()
    .items(Joi.string().pattern(/^\/.*\/\*$/))
    .default([])
  const headers = Joi.object().pattern(Joi.string(), Joi.string())
  return Joi.object<ContentPolicyOptions>({
    origin: Joi.string().allow('').required().description('Where the site will stand: https://www.example.com'),
    connect: origins.description('Origins that pages send requests to'),
    frame: origins.description('Origins whose documents pages show in frames'),
    headers: headers.default({}).description('Headers of every answer, besides those of the plugin'),
    immutableFiles: folders.description('Folders like /assets/*: files with a digest'),
    rules: Joi.array()
      .items(
        Joi.object({
          path: Joi.string().required(),
          headers: headers.required(),
          replaces: Joi.array().items(Joi.string()),
        }),
      )
      .default([])
      .description('Further rules for headers'),
  })
}
