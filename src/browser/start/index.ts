/**
 * The one script of every page, at the end of its body. It does what HTML and CSS cannot do alone, and fetches the code of
 * islands when a visitor touches them. Nothing here may import React.
 */

import { listCrowdedDrawings } from './crowded-drawings'
import { showDeferredDrawings } from './deferred-drawings'
import { handleDrafts } from './drafts'
import { showCurrentYear } from './footer-year'
import { followHashes } from './hash'
import { handleIslands } from './island-events'
import { handleLanguageList } from './language-list'
import { handleMenu } from './menu'
import { openNotFound } from './not-found'
import { handleNotOnlineButtons } from './not-online'
import { showProgress } from './progress'
import { holdQuestions } from './questions'
import { revealSections } from './reveal'

// Pages are scrolled by followHashes alone.
history.scrollRestoration = 'manual'
handleMenu()
handleLanguageList()
handleNotOnlineButtons()
showProgress()
holdQuestions()
handleDrafts()
handleIslands()
followHashes()
openNotFound()
showCurrentYear()
revealSections()
listCrowdedDrawings()
showDeferredDrawings()
