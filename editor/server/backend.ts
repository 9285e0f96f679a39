import { z } from 'zod'

import { EditorRefusal } from '../refusal'
import { entriesIn, readEntry, saveFiles } from './files'

type Place = {
  root: string
  log: (line: string) => void
  saved: (files: readonly string[]) => void
}

const file = z.object({ path: z.string() })
const handed = z.object({ dataFiles: z.array(z.object({ path: z.string(), raw: z.string() })).min(1) })

/** What the CMS's `proxy` backend asks of a server, as far as this site needs it: files come and go, nothing is drafted. */
const actions: Record<string, (parameters: unknown, place: Place) => Promise<unknown>> = {
  entriesByFolder: (parameters, { root }) => entriesIn(root, z.object({ folder: z.string() }).parse(parameters).folder),
  entriesByFiles: (parameters, { root }) => {
    const { files } = z.object({ files: z.array(file) }).parse(parameters)
    return Promise.all(files.map(({ path }) => readEntry(root, path)))
  },
  getEntry: (parameters, { root }) => readEntry(root, file.parse(parameters).path),
  persistEntry: async (parameters, { root, log, saved }) => {
    const changed = await saveFiles(root, handed.parse(parameters).dataFiles)
    for (const path of changed) log(`saved ${path}`)
    saved(changed)
    return { message: 'saved' }
  },
  getMedia: async () => [],
  getNotes: async () => ({ notes: [] }),
  getDeployPreview: async () => null,
}

const request = z.object({ action: z.string(), params: z.unknown() })

/** Answers one request of the CMS. @throws EditorRefusal when it asks for what there is not */
export const answerBackend = (body: unknown, place: Place): Promise<unknown> => {
  const { action, params } = request.parse(body)
  const act = actions[action]
  if (!act) throw new EditorRefusal(404, `This editor does not ${action}.`)
  return act(params, place)
}
