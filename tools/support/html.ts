import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
export type Element = DefaultTreeAdapterMap['element']

function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []
  return 'tagName' in node ? [node, ...children] : children
}

/** The elements of a page as the host sends it, read without scripts. */
export const elementsIn = (html: string): Element[] => elementsOf(parse(html, { scriptingEnabled: false }))

export const attribute = (element: Element, name: string) =>
  element.attrs.find((candidate) => candidate.name === name)?.value

/** The text of a style or a script. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('')
