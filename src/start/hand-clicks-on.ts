import { root } from './dom'

declare global {
  interface Document {
    /** The transition that runs now, in browsers that tell. */
    readonly activeViewTransition?: ViewTransition | null
  }
}

const touchable = 'a,button,summary,label,input,select,textarea'
/** How long, in ms, a click waits for the end of a transition: no transition of ours takes longer. */
const patience = 500

/**
 * While one page's picture turns into another's, whoever changes the page, the browser gives clicks to the root: what
 * was meant gets them as soon as it can be touched, with the keys that were held.
 */
export function handClicksOn(): void {
  addEventListener(
    'click',
    (event) => {
      if (event.target !== root) return
      const deadline = Date.now() + patience
      document.activeViewTransition?.skipTransition()
      function look() {
        const meant = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(touchable)
        if (meant) {
          meant.focus()
          meant.dispatchEvent(new MouseEvent('click', event))
        } else if (Date.now() < deadline) requestAnimationFrame(look)
      }
      look()
    },
    true,
  )
}
