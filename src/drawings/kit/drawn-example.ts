import type { Finding } from '../../data-model/finding'
import type { Language } from '../../i18n/languages'
import type { Drawing } from './drawing'
import { checkWords, type Values } from './example'
import { shownFrames } from './model'

type DrawnExample<Section extends object, Shown extends object> = {
  /** What readers see of the section: its numbers in place. */
  shown: (section: Section, language: Language) => Shown
  draw: (shown: Shown) => Drawing
  /** Numbers that do not add up. */
  findings: (section: Section) => Finding[]
  /** The example's numbers as text, by the name that words call them. */
  values: (section: Section, language: Language) => Values
}

/** `build` and `check` of a section that draws an example. */
export function drawnExample<Section extends object, Shown extends object>(example: DrawnExample<Section, Shown>) {
  return {
    build: (section: Section, { language }: { language: Language }) => {
      const shown = example.shown(section, language)
      return { ...shown, frames: shownFrames(example.draw(shown)) }
    },
    check: (section: Section, { language }: { language: Language }) => [
      ...example.findings(section),
      ...checkWords(section, example.values(section, language)),
    ],
  }
}
