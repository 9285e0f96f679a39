/** Runs in the browser beside the CMS: teaches it our files and our words, then starts it. */
import type { Language } from '../../src/i18n/languages'
import type { Collection } from '../field'
import { registerFormats } from './formats'
import { countWhileTyping, type FigureTexts } from './letters'
import { speakPlainly } from './phrases'

type Config = {
  backend: { name: string }
  locale: Language
  collections: Collection[]
  /** Each figure as a text, by language and id. */
  figures: Record<Language, FigureTexts>
}

/** Nobody has to sign in to files of their own computer. */
const signIn = () => localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }))

/** A blank page tells nobody why the editor does not open. */
const say = (sentence: string) => {
  const paragraph = document.createElement('p')
  paragraph.setAttribute('role', 'alert')
  paragraph.textContent = sentence
  paragraph.style.cssText = 'margin: 48px auto; max-width: 70ch; padding: 0 24px; font: 18px/1.5 system-ui'
  document.body.append(paragraph)
}

const start = async () => {
  const answer = await fetch(`/admin/${document.documentElement.lang}/config.json`)
  const config: Config & { error?: string } = await answer.json()
  if (!answer.ok) return say(config.error ?? answer.statusText)
  registerFormats(config.collections, config.locale)
  speakPlainly(config.locale)
  countWhileTyping(config.locale, config.figures)
  if (config.backend.name === 'proxy') signIn()
  const { figures: _figures, ...settings } = config
  window.CMS.init({ config: { ...settings, load_config_file: false } })
}

void start()
