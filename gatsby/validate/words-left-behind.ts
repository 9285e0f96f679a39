import { figureInWords, isPromise } from '../../src/data-model/figures'
import { languages } from '../../src/i18n/languages'
import { kinds } from '../data/kinds'
import type { Mistake } from './mistake'
import type { SiteData } from './read-data'

/** Words of figures that still say the value from before a change, although "wordsFor" has the new one (R-FIGURE-3). */
export function* wordsLeftBehind(before: SiteData, after: SiteData): Generator<Mistake> {
  for (const [index, figure] of after.figures.entries()) {
    const old = before.figures.find(({ id }) => id === figure.id)
    if (!old || isPromise(old) || isPromise(figure) || typeof old.value !== 'number' || old.value === figure.value)
      continue
    for (const language of languages) {
      const words = figureInWords(figure)?.[language]
      if (words === undefined || words !== figureInWords(old)?.[language]) continue
      const message = `still say “${words}”, as before the value became ${figure.value}. Write them for it`
      yield { file: kinds.figures.file, field: `figures[${index}].words.${language}`, message }
    }
  }
}
