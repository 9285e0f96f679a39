import type { z } from 'zod'

import { drawingFile } from '../../src/data-model/drawing'
import { figuresFile } from '../../src/data-model/figures'
import { navigationFile } from '../../src/data-model/navigation'
import { redirectsFile } from '../../src/data-model/redirects'
import { routesFile } from '../../src/data-model/routes'
import { siteFile } from '../../src/data-model/site'
import { terrainsFile } from '../../src/data-model/terrains'
import { page } from '../../src/sections/page-model'

export type DataFile = {
  /** Name of its JSON Schema, and of the file itself where there is only one. */
  name: string
  /** The title of its JSON Schema. */
  title: string
  /** Its name in the editor in the browser. */
  label: string
  model: z.ZodObject
  /** Which files are of this kind, by their path from the root of the project. */
  files: RegExp
}

const one = (name: string, title: string, label: string, model: z.ZodObject): DataFile => ({
  name,
  label,
  title: `${title}: data/${name}.json`,
  model,
  files: new RegExp(`^data/${name}\\.json$`),
})

/** Each kind of data file. */
export const dataFiles: readonly DataFile[] = [
  one('site', 'Who the agency is', 'The agency', siteFile),
  one('figures', 'The figures that copy refers to', 'Figures', figuresFile),
  one('routes', 'Where each page stands', 'Paths of the pages', routesFile),
  one('redirects', 'Old paths and where they lead', 'Redirects', redirectsFile),
  one('navigation', 'The menu and the footer', 'Menu and footer', navigationFile),
  one('terrains', 'The terrain of each page', 'Terrains', terrainsFile),
  {
    name: 'drawing',
    label: 'Drawing',
    title: 'A picture with places for its labels: data/drawings/<name>/drawing.json',
    model: drawingFile,
    files: /^data\/drawings\/[a-z-]+\/drawing\.json$/,
  },
  {
    name: 'page',
    label: 'Page',
    title: 'One page in one language: data/pages/<language>/<page>.json',
    model: page,
    files: /^data\/pages\/[a-z]+\/[a-z0-9-]+\.json$/,
  },
]

export const dataFileOf = (file: string) => dataFiles.find(({ files }) => files.test(file))
