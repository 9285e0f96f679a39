import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterMap, parse } from 'parse5'

import { gatsbyImageStyles } from './gatsby-image-styles'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** Hashes, in the form of a content policy, of everything that stands inline in a page. */
export type InlineHashes = { scripts: string[]; styles: string[]; styleAttributes: string[] }

/** @example policyHash('') // "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='" */
export function policyHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []
  return 'tagName' in node ? [node, ...children] : children
}

const attribute = (element: Element, name: string) => element.attrs.find((candidate) => candidate.name === name)?.value

function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

/** Data is not run, and what has a source is not inline. */
function isInlineScript(element: Element): boolean {
  const type = attribute(element, 'type') ?? ''
  return element.tagName === 'script' && attribute(element, 'src') === undefined && !/json|speculationrules/.test(type)
}

/** Reads the final HTML: Gatsby's inline scripts differ from page to page, and slices are stitched in late. What stands in noscript counts, too. */
export function inlineHashes(html: string): InlineHashes {
  const elements = elementsOf(parse(html, { scriptingEnabled: false }))
  const styleAttributes = elements.flatMap((element) => attribute(element, 'style') ?? [])
  const unique = (contents: string[]) => [...new Set(contents.map(policyHash))]
  return {
    scripts: unique(elements.filter(isInlineScript).map(textOf)),
    styles: unique(elements.filter(({ tagName }) => tagName === 'style').map(textOf)),
    styleAttributes: unique([...styleAttributes, ...gatsbyImageStyles(styleAttributes)]),
  }
}
