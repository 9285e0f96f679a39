import { addExplanation, type Explanation, showWith } from './explanations'

/** Asks for a button's tooltip. Fetches their code, once; from then on the library itself sees what a button needs. */
export function explain(explanation: Explanation): void {
  if (addExplanation(explanation)) return
  import('./tooltips').then(
    ({ Tooltips }) => showWith(Tooltips),
    // Without it a control keeps its plain title.
    () => undefined,
  )
}
