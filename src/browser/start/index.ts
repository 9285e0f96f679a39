/**
 * The one script of every page, at the end of its body. It does what HTML and CSS cannot do alone, and fetches the code of
 * islands when a visitor touches them, or a form comes near. Nothing here may import React.
 */

import { showDeferredDrawings } from './deferred-drawings'
import { handleDrafts } from './drafts'
import { showCurrentYear } from './footer-year'
import { followHashes } from './hash'
import { handleIslands } from './island-events'
import { listCrowdedLabels } from './labels'
import { handleLanguageList } from './language-list'
import { handleMenu } from './menu'
import { openNotFound } from './not-found'
import { showProgress } from './progress'
import { keepQuestionsInSight } from './questions'
import { revealSections } from './reveal'

const steps = [
  handleMenu,
  handleLanguageList,
  showProgress,
  handleDrafts,
  handleIslands,
  followHashes,
  openNotFound,
  showCurrentYear,
  keepQuestionsInSight,
  revealSections,
  showDeferredDrawings,
  listCrowdedLabels,
]

for (const step of steps)
  try {
    step()
  } catch (error) {
    // An old browser, or an extension that changes its functions, may fail one of them. The others go on.
    console.error(error)
  }
