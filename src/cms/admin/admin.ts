/** Runs in the browser beside the CMS: teaches it our files, then starts it. */
import type { Collection } from '../field'
import { speakPlainly } from './phrases'
import { pagePreview } from './preview'

type Config = { backend: { name: string }; locale: string; collections: Collection[] }

/** Interface strings say by their keys which namespace they are. */
const namespaceOf = (data: object, { collections }: Config) =>
  collections.find(({ filter, fields = [] }) => {
    const names = fields.map(({ name }) => name)
    return filter && Object.keys(data).every((key) => names.includes(key))
  })?.filter

const print = (data: object) => `${JSON.stringify(data, null, 2)}\n`

/** Nobody has to sign in to files of their own computer. */
const signIn = () => localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }))

const start = async () => {
  const config: Config = await (await fetch('config.json')).json()
  if (config.backend.name === 'proxy') signIn()
  window.CMS.registerCustomFormat('data', 'json', { fromFile: (text) => JSON.parse(text), toFile: print })
  window.CMS.registerCustomFormat('texts', 'json', {
    fromFile: (text) => {
      const data = JSON.parse(text)
      const mark = namespaceOf(data, config)
      return mark ? { [mark.field]: mark.value, ...data } : data
    },
    toFile: (data) => print(Object.fromEntries(Object.entries(data).filter(([key]) => key !== '$namespace'))),
  })
  speakPlainly(config.locale)
  window.CMS.registerPreviewTemplate('pages', pagePreview())
  window.CMS.init({ config: { ...config, load_config_file: false } })
}

void start()
