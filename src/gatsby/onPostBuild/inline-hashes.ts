import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** Hashes, in the form of a content policy, of everything that stands inline in a page. */
export type InlineHashes = { styles: string[]; styleAttributes: string[] }

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

/**
 * Reads the final HTML, with what stands in noscript.
 * @throws when a script stands inline: the policy of our pages allows none
 */
export function inlineHashes(html: string): InlineHashes {
  const elements = elementsOf(parse(html, { scriptingEnabled: false }))
  const script = elements.find(isInlineScript)
  if (script) throw new Error(`A page has an inline script, which its policy forbids: ${textOf(script).slice(0, 80)}`)
  const unique = (contents: string[]) => [...new Set(contents.map(policyHash))]
  return {
    styles: unique(elements.filter(({ tagName }) => tagName === 'style').map(textOf)),
    styleAttributes: unique(elements.flatMap((element) => attribute(element, 'style') ?? [])),
  }
}
