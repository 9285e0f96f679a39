import { z } from 'zod'

import { figuresFile } from '../../src/data-model/figures'
import { navigationFile } from '../../src/data-model/navigation'
import { redirectsFile } from '../../src/data-model/redirects'
import { routesFile } from '../../src/data-model/routes'
import { siteFile } from '../../src/data-model/site'
import { terrainsFile } from '../../src/data-model/terrains'
import { page } from '../../src/sections/page-model'

/** Each kind of data file: its name, its title in the editor, its model. */
const models = [
  { name: 'site', title: 'Who the agency is: data/site.json', model: siteFile },
  { name: 'figures', title: 'The figures that copy refers to: data/figures.json', model: figuresFile },
  { name: 'routes', title: 'Where each page stands: data/routes.json', model: routesFile },
  { name: 'redirects', title: 'Old paths and where they lead: data/redirects.json', model: redirectsFile },
  { name: 'navigation', title: 'The menu and the footer: data/navigation.json', model: navigationFile },
  { name: 'terrains', title: 'The terrain of each page: data/terrains.json', model: terrainsFile },
  { name: 'page', title: 'One page in one language: data/pages/<language>/<page>.json', model: page },
]

/** Draft 7 is what editors know best. `input`: what people write, where a default may be left out. */
const options = { target: 'draft-7', io: 'input' } as const

/** The JSON Schemas by which an editor checks and explains the data files, by their paths from the root of the project. */
export const schemaFiles = (): Map<string, string> =>
  new Map(
    models.map(({ name, title, model }) => {
      const { $schema, ...schema } = z.toJSONSchema(model, options)
      return [`data/schemas/${name}.schema.json`, `${JSON.stringify({ $schema, title, ...schema }, null, 2)}\n`]
    }),
  )
