/** Changes that strangers make to a page. Drivers run these functions in the page, so they use nothing outside. */

/** A translator: it wraps each text or puts another into its place, and does so with every text that comes later. */
export function translateIn(how: string): void {
  // A browser translates a page once. Two translators would wrap each other's texts for ever.
  if (document.documentElement.lang === 'de') return
  const isTranslated = new WeakSet<Node>()
  function translateText(text: Text) {
    const isForReaders = !text.parentElement?.closest('script, style, noscript, textarea, svg')
    if (!isForReaders || isTranslated.has(text) || !text.data.trim()) return
    const translation = text.data.replaceAll('e', 'ë')
    if (how === 'in place' || text.parentElement?.matches('option')) {
      isTranslated.add(text)
      text.data = translation
      return
    }
    const inner = new Text(translation)
    isTranslated.add(inner)
    const [outside, inside] = [document.createElement('font'), document.createElement('font')]
    inside.append(inner)
    outside.append(inside)
    text.replaceWith(outside)
  }
  function translateAll(root: Node) {
    if (root instanceof Text) return translateText(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) translateText(text)
  }
  document.documentElement.lang = 'de'
  translateAll(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translateAll(node)
  }).observe(document.body, { childList: true, subtree: true })
}

/** A password manager: it puts an element beside each field. */
export function addIconsIn(): void {
  for (const field of document.querySelectorAll('form :is(input, textarea, select)')) {
    const added = document.createElement('div')
    added.dataset.stranger = ''
    field.after(added)
  }
}
