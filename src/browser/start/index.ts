/**
 * The one script of every page, at the end of its body. It does what HTML and CSS cannot do alone, and fetches the code of
 * islands when a visitor touches them. Nothing here may import React.
 */

import { showDeferredDrawings } from './deferred-drawings'
import { handleDrafts } from './drafts'
import { showCurrentYear } from './footer-year'
import { followHashes } from './hash'
import { handleIslands } from './island-events'
import { listCrowdedLabels } from './labels'
import { handleLanguageList } from './language-list'
import { logLost } from './load-code'
import { handleMenu } from './menu'
import { openNotFound } from './not-found'
import { showProgress } from './progress'
import { holdQuestions } from './questions'
import { revealSections } from './reveal'

/** What lacks a feature of CSS gets code that stands in for it. */
function helpOlderBrowsers(): void {
  if (!CSS.supports('selector(::details-content)') || !CSS.supports('top: anchor(bottom)'))
    import('../older/index').catch(logLost)
}

const steps = [
  handleMenu,
  handleLanguageList,
  showProgress,
  holdQuestions,
  handleDrafts,
  handleIslands,
  followHashes,
  openNotFound,
  showCurrentYear,
  revealSections,
  showDeferredDrawings,
  listCrowdedLabels,
  helpOlderBrowsers,
]

for (const step of steps)
  try {
    step()
  } catch (error) {
    // An old browser, or an extension that changes its functions, may fail one of them. The others go on.
    console.error(error)
  }
