/** Runs in the browser beside the CMS: teaches it our files, and asks before each save. */
import type { Mistake } from '../gatsby/validate/mistake'
import { defaultLanguage } from '../src/i18n/languages'
import type { configOf } from './config'
import { dataFormat, type Format } from './formats'
import { inWords } from './in-words'
import type { Check } from './serve-editor'

type Config = ReturnType<typeof configOf>

/** An entry as the CMS hands it to a listener, as plain values. The other languages stand in `i18n`. */
type Entry = {
  path: string
  slug: string
  data: object
  i18n: Record<string, { data: object }>
  /** The pictures of its fields; those that the save will upload have a file. */
  mediaFiles: { path: string; file?: File }[]
}

declare global {
  interface Window {
    /** What the CMS puts into the window. */
    CMS: {
      init: (options: { config: Config['cms'] }) => void
      registerCustomFormat: (name: string, extension: string, format: Format) => void
      registerEventListener: (listener: {
        name: 'preSave'
        handler: (event: { entry: { toJS: () => Entry } }) => Promise<void>
      }) => void
    }
  }
}

/** The files of an entry: one, or one for each language. */
function filesOf({ path, slug, data, i18n }: Entry, { toFile }: Format): Record<string, string> {
  if (Object.keys(i18n).length === 0) return { [path]: toFile(data) }
  const contents = Object.entries({ [defaultLanguage]: { data }, ...i18n })
  return Object.fromEntries(
    contents.map(([code, content]) => [path.replace(`/${slug}`, `/${code}/${slug}`), toFile(content.data)]),
  )
}

/** The fields of a file, by its folder or path. */
const fieldsOf = ({ collections }: Config['cms'], file: string) =>
  collections.flatMap(({ files = [], folder = '', fields = [] }) =>
    folder && file.startsWith(folder) ? fields : files.flatMap((one) => (one.file === file ? one.fields : [])),
  )

/** Asks the server whether a save would make mistakes, or somebody else has changed the files. @throws Error that says which */
async function requireValid(entry: Entry, config: Config['cms'], format: Format): Promise<void> {
  const body = new FormData()
  for (const [path, content] of Object.entries(filesOf(entry, format))) body.append(path, content)
  for (const { path, file } of entry.mediaFiles) if (file) body.append(path, file)
  const answer = await fetch('check', { method: 'POST', body }).catch(() => undefined)
  if (!answer)
    throw new Error(
      'nothing was saved. The editor has ended. Leave this page open, start “npm run cms” again, and publish once more',
    )
  if (!answer.ok) throw new Error(await answer.text())
  const { mistakes, current }: Check = await answer.json()
  const changed = Object.keys(current).filter((file) => !format.knows(current[file] ?? ''))
  if (changed.length > 0) {
    const remedy = 'Copy your words, reload this page, and write them again'
    throw new Error(`nothing was saved. Somebody has changed ${changed.join(', ')} since you opened it. ${remedy}`)
  }
  const say = ({ file, field, message }: Mistake) =>
    `${file}${field && `, ${inWords(fieldsOf(config, file), field)}`}: ${message}`
  if (mistakes.length > 0) throw new Error(`nothing was saved. ${mistakes.map(say).join(' · ')}`)
}

async function start(): Promise<void> {
  const answer = await fetch('config.json')
  if (!answer.ok) {
    document.body.append(Object.assign(document.createElement('pre'), { textContent: await answer.text() }))
    return
  }
  const { cms, files }: Config = await answer.json()
  const format = dataFormat(files)
  window.CMS.registerCustomFormat('data', 'json', format)
  if (cms.backend.name === 'proxy') {
    // Files of one's own computer need no sign-in.
    localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }))
    window.CMS.registerEventListener({
      name: 'preSave',
      handler: ({ entry }) => requireValid(entry.toJS(), cms, format),
    })
  }
  // The CMS offers a backup of what was not saved, and then does not keep it: it has nothing to offer.
  indexedDB.deleteDatabase('localforage')
  window.CMS.init({ config: cms })
}

void start()
