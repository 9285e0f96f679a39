import type { Page } from '@playwright/test'

/**
 * Writes down what screen readers speak by themselves: each text that appears in a live region of a page, from its first
 * script on. Hidden text is not spoken, nor is a region that is switched off.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const spoken: string[] = []
    Reflect.set(window, 'spoken', spoken)
    const said = new WeakMap<Element, string>()
    const look = () => {
      for (const region of document.querySelectorAll<HTMLElement>('output, [role=status], [role=alert], [aria-live]')) {
        const words = region.getAttribute('aria-live') === 'off' ? '' : region.innerText.replace(/\s+/g, ' ').trim()
        if (words !== '' && words !== said.get(region)) spoken.push(words)
        said.set(region, words)
      }
    }
    const everything = { subtree: true, childList: true, characterData: true, attributes: true }
    new MutationObserver(look).observe(document, everything)
  })
  return () => page.evaluate(() => Reflect.get(window, 'spoken'))
}
