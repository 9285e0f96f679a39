import { formatFigure } from '../src/data-model/format-figure'
import { byLanguage, type Language } from '../src/i18n/languages'
import { collectionsOf, type Source } from './config'

/** Where the CMS reads and writes: the files of this computer, or a repository. */
type Backend =
  | { name: 'proxy'; proxy_url: string; branch: string }
  | { name: 'github'; repo: string; branch: string; base_url: string }

/** @param language that the editor speaks: its server answers in it */
export const localBackend = (language: Language): Backend => ({
  name: 'proxy',
  proxy_url: `/admin/${language}/api`,
  branch: 'main',
})

const figureTexts = ({ data }: Source, language: Language) =>
  Object.fromEntries(data.figures.map((figure) => [figure.id, formatFigure(figure, language)]))

/** All that the CMS is told, in the words of one language. */
export function cmsSettings(source: Source, language: Language, backend: Backend) {
  const collections = collectionsOf(source, language)
  const [pages] = collections
  const isLocal = backend.name === 'proxy'
  return {
    backend,
    locale: language,
    // In a repository a change is a pull request: its checks say what no single file can.
    publish_mode: isLocal ? 'simple' : 'editorial_workflow',
    show_preview_links: !isLocal,
    media_folder: 'data/images',
    i18n: pages?.i18n,
    figures: byLanguage((code) => figureTexts(source, code)),
    collections: collections.map((one) => ({ ...one, editor: { preview: false } })),
  }
}
