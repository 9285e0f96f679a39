import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** @example policyHash('') // "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='" */
export function policyHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

function elementsOf(node: Node): Element[] {
  const inTemplate = 'content' in node ? elementsOf(node.content) : []
  const children = 'childNodes' in node ? [...inTemplate, ...node.childNodes.flatMap(elementsOf)] : inTemplate
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
 * Hashes, in the form of a content policy, of the styles that stand in the final HTML, in noscript and templates, too.
 * @throws when a script or a style attribute stands inline: the policy of our pages allows none
 */
export function styleHashes(html: string): string[] {
  const elements = elementsOf(parse(html, { scriptingEnabled: false }))
  const script = elements.find(isInlineScript)
  if (script) throw new Error(`A page has an inline script, which its policy forbids: ${textOf(script).slice(0, 80)}`)
  const style = elements.flatMap((element) => attribute(element, 'style') ?? [])[0]
  if (style !== undefined)
    throw new Error(`A page has a style attribute, which its policy forbids: ${style.slice(0, 80)}`)
  return [
    ...new Set(elements.filter(({ tagName }) => tagName === 'style').map((element) => policyHash(textOf(element)))),
  ]
}
