import type { ButtonHTMLAttributes } from 'react'

/** React's name of a handler becomes the browser's name of its event: `onPointerMove`, `pointermove`. */
const eventOf = (name: string) => name.slice(2).toLowerCase()

const isHandler = (entry: [string, unknown]): entry is [string, EventListener] =>
  entry[0].startsWith('on') && typeof entry[1] === 'function'

/**
 * Gives an element of the page what the tooltip library would give to a button of its own: handlers as listeners, the
 * description as an attribute. The element is the build's, and React never renders it.
 * @returns a function that removes the listeners
 */
export function applyTriggerProps(element: HTMLElement, props: ButtonHTMLAttributes<HTMLButtonElement>): () => void {
  const listening = new AbortController()
  const { 'aria-describedby': description } = props
  if (description) element.setAttribute('aria-describedby', description)
  else element.removeAttribute('aria-describedby')
  for (const [name, handler] of Object.entries(props).filter(isHandler))
    element.addEventListener(eventOf(name), handler, { signal: listening.signal })
  return () => listening.abort()
}
