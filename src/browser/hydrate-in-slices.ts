import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** React takes the page over in slices of some milliseconds: a transition yields to the visitor in between. */
function hydrateInSlices(page: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, page)
  })
}

/** Only pages of a build come with their HTML. Not typed by Gatsby, whose type is that of React 17's `hydrate`. */
export const replaceHydrateFunction = process.env.NODE_ENV === 'production' ? () => hydrateInSlices : undefined
