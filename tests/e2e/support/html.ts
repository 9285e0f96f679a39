import type { APIRequestContext } from '@playwright/test'
import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Element = DefaultTreeAdapterMap['element']

function elementsOf(node: DefaultTreeAdapterMap['node']): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []
  return 'tagName' in node ? [node, ...children] : children
}

export const attribute = (element: Element, name: string) =>
  element.attrs.find((candidate) => candidate.name === name)?.value

const attributesOf = (document: readonly Element[], tags: readonly string[], names: readonly string[]) =>
  document
    .filter(({ tagName }) => tags.includes(tagName))
    .flatMap((element) => names.flatMap((name) => attribute(element, name) ?? []))

/** Addresses of a page's links. */
export const linksOf = (document: readonly Element[]) => attributesOf(document, ['a'], ['href'])

/** Files of this site that a page loads: scripts, pictures, terrains. */
const filesOf = (document: readonly Element[]) =>
  [...attributesOf(document, ['script', 'img'], ['src']), ...attributesOf(document, ['use'], ['href'])]
    .map((file) => file.replace(/#.*$/, ''))
    .filter((file) => file.startsWith('/'))

/** The HTML of a page as the server sends it. */
export async function parsedPage(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const document = elementsOf(parse(html, { scriptingEnabled: false }))
  return {
    document,
    ids: new Set(document.flatMap((element) => attribute(element, 'id') ?? [])),
    files: filesOf(document),
  }
}
