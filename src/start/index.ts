/**
 * The one script of every page, before its app: it starts the app at the first sign of a visitor, keeps what is done
 * until then, and does what a browser cannot do alone. Bundled by itself; nothing here may import React.
 */
import { keepEarlyWriting } from '../forms/keep-early'
import { onceShown } from '../motion/once-shown'
import { closeByBack } from './back'
import { root } from './dom'
import { forEachPart } from './each-part'
import { handClicksOn } from './hand-clicks-on'
import { dropMalformedHash, scrollToHash } from './hash'
import { startAtFirstSign } from './intent'
import { showLaterSvgs } from './later-svgs'
import { keepMenu, keepSwitcher, openByHover } from './layers'
import { keepNotFound } from './not-found'
import { replayWhatIsDoneEarly } from './replay'
import { revealSections } from './reveal'
import { allowSpeculation } from './speculation'
import { renewWhatFails, startApp } from './start-app'

function onceParsed(action: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', action)
  else action()
}

// Every navigation scrolls to the top, history included (R-SCROLL-1).
history.scrollRestoration = 'manual'
addEventListener('pageshow', ({ persisted }) => persisted && scrollTo(0, 0))
dropMalformedHash()
renewWhatFails()
replayWhatIsDoneEarly()
handClicksOn()
keepEarlyWriting()
closeByBack()
keepMenu()
keepSwitcher()
onceParsed(() => {
  // What changes the page before its first frame, or runs in it, makes that frame wait for this script.
  onceShown(() => {
    root.dataset.scripts = ''
    allowSpeculation()
    forEachPart(revealSections)
    showLaterSvgs()
    openByHover()
  })
  scrollToHash()
  // Only the app knows whether a missing page exists in another language.
  if (keepNotFound()) startApp()
  else startAtFirstSign()
})
