import type { I18NextContext } from 'gatsby-plugin-react-i18next/dist/types'
import type { Language } from '../i18n/languages'

/** What `createPages` gives to a page's query and to the plugin of translations. */
export type PageContext = { language: Language; i18n: I18NextContext }
