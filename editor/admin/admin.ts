/** Runs in the browser beside the CMS: teaches it our files and our words, then starts it. */
import type { Collection } from '../field'
import { registerFormats } from './formats'
import { speakPlainly } from './phrases'
import { pagePreview } from './preview'

type Config = { backend: { name: string }; locale: string; collections: Collection[] }

/** Nobody has to sign in to files of their own computer. */
const signIn = () => localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }))

/** The CMS looks a preview up by its collection, or by its file where a collection is a list of files. */
const showPages = (collections: readonly Collection[]) => {
  window.CMS.registerPreviewTemplate('pages', pagePreview())
  for (const { name, file } of collections.find(({ name }) => name === 'alone')?.files ?? []) {
    window.CMS.registerPreviewTemplate(name, pagePreview(file.split('/').at(-2)))
  }
}

const start = async () => {
  const config: Config = await (await fetch(`/admin/${document.documentElement.lang}/config.json`)).json()
  registerFormats(config.collections)
  speakPlainly(config.locale)
  if (config.backend.name === 'proxy') {
    signIn()
    showPages(config.collections)
  }
  window.CMS.init({ config: { ...config, load_config_file: false } })
}

void start()
