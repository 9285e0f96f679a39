import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import i18next from 'i18next'
import { type ComponentProps, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { z } from 'zod'
import { resolveSections } from '../../gatsby/resolve-sections/resolve-sections'
import { explainIssue } from '../../gatsby/validate/explain-issue'
import { createStyleCache } from '../../plugins/gatsby-plugin-islands/style-cache'
import { SiteProvider } from '../../src/components/site-context'
import { inWords } from '../../src/data-model/words'
import type { Language } from '../../src/i18n/languages'
import { section as sectionModel } from '../../src/sections/section'
import { SectionSwitch } from '../../src/sections/section-switch'
import { GlobalStyle } from '../../src/theme/global-style'
import type { Source } from '../config'
import { fieldInWords } from '../place'
import { tidy } from '../tidy'
import { renamedFields } from './gatsby'
import { previewReferences } from './references'
import { previewSite } from './site'

type Shown = ComponentProps<typeof SectionSwitch>['section']
const shown = z.custom<Shown>((value) => typeof value === 'object' && value !== null && '__typename' in value)

/** Fields under the names that their component knows them by. */
function rename(value: unknown, renamed: readonly (readonly [string, string])[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => rename(entry, renamed))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, part]): [string, unknown] => [key, rename(part, renamed)])
  const known = new Map(fields)
  return Object.fromEntries([...fields, ...renamed.map(([alias, field]) => [alias, known.get(field) ?? null])])
}

/** What stands in the place of a section that cannot be shown yet. */
const Mistakes = ({ sentences }: { sentences: readonly string[] }) => (
  <div role="note" style={{ margin: '32px 24px', padding: '16px 20px', border: '1px solid #b3261e', color: '#b3261e' }}>
    {sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </div>
)

const dictionary = ({ texts }: Source, language: Language) => {
  const instance = i18next.createInstance()
  void instance.use(initReactI18next).init({
    lng: language,
    initImmediate: false,
    resources: { [language]: Object.fromEntries(texts[language]) },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  })
  return instance
}

type Page = {
  source: Source
  page: string
  language: Language
  /** The language that the editor speaks. */
  speaker: Language
  sections: readonly unknown[]
}

const notYet = { en: 'This section cannot be shown yet', it: 'Questa sezione non si può ancora mostrare' }

/** One section as the site shows it, or what is wrong with it. */
function Section({ section, source, page, language, speaker }: Omit<Page, 'sections'> & { section: unknown }) {
  const tidied = tidy(sectionModel, section)
  const parsed = sectionModel.safeParse(tidied, { reportInput: true })
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => {
      const place = fieldInWords(sectionModel, tidied, issue.path, speaker)
      return `${place} ${inWords(explainIssue(issue, sectionModel, tidied), speaker)}`
    })
    return <Mistakes sentences={sentences} />
  }
  const references = previewReferences(source.data, source.pictures, page, language)
  try {
    const [resolved] = resolveSections([parsed.data], references)
    return <SectionSwitch section={shown.parse(rename(resolved, renamedFields(resolved?.__typename ?? '')))} />
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return <Mistakes sentences={[`${inWords(notYet, speaker)}: ${reason}`]} />
  }
}

/** The sections of a page as the site shows them, with their styles: for the editor's preview. */
export function renderPreview({ sections, ...place }: Page): string {
  const { source, language } = place
  const cache = createStyleCache()
  cache.compat = true
  const body = renderToString(
    <CacheProvider value={cache}>
      <I18nextProvider i18n={dictionary(source, language)}>
        <SiteProvider value={previewSite(source.data, language)}>
          <GlobalStyle />
          <main id="content" lang={language}>
            {sections.map((section, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing is kept between two renderings.
              <Fragment key={index}>
                <Section section={section} {...place} />
              </Fragment>
            ))}
          </main>
        </SiteProvider>
      </I18nextProvider>
    </CacheProvider>,
  )
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(body)
  const css = styles.map((style) => style.css).join('')
  // The page is drawn anew with each key: its letters must come, even late.
  // And no start script names the files of its drawings.
  const drawn = body.replaceAll('<use data-href=', '<use href=')
  return `<style>${css.replaceAll('font-display:optional', 'font-display:swap')}</style>${drawn}`
}
