import type { GatsbySSR } from 'gatsby'
import { cloneElement, isValidElement, type ReactNode } from 'react'

const hasKey = (start: string) => (element: ReactNode) => isValidElement(element) && !!element.key?.startsWith(start)

/** What Gatsby and its plugins add, and pages without an app do not use: the generator's name, GatsbyImage. */
const unused = ['generator', 'gatsby-image-style']

/** Gatsby's app finds its elements of the head again by a mark. */
const withoutMark = (element: ReactNode) =>
  isValidElement<Record<string, unknown>>(element) ? cloneElement(element, { 'data-gatsby-head': undefined }) : element

/** The elements of a head: the content policy stands before everything that it governs, and the styles end the head. */
export function headInOrder(elements: readonly ReactNode[]): ReactNode[] {
  const ends = ['content-policy', 'styles']
  const others = elements
    .filter((element) => ![...ends, ...unused].some((key) => hasKey(key)(element)))
    .map(withoutMark)
  return [...elements.filter(hasKey('content-policy')), ...others, ...elements.filter(hasKey('styles'))]
}

/** The end of a body, without what Gatsby's app would need: that comes last, and begins with its loader. */
export const scriptsOfPage = (elements: readonly ReactNode[]): ReactNode[] =>
  elements.slice(0, elements.findIndex(hasKey('script-loader')))

/** Puts the elements of a built page in order. `gatsby develop` has an app, and keeps what it needs. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  if (process.env.NODE_ENV !== 'production') return
  page.replaceHeadComponents(headInOrder(page.getHeadComponents()))
  page.replacePostBodyComponents(scriptsOfPage(page.getPostBodyComponents()))
}
