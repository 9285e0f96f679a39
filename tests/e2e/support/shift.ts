import type { Page } from '@playwright/test'

/** How much of a page has moved without anybody's touch, in the browser's own measure (CLS), and which elements. */
export const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ total: number; moved: string[] }>((resolve) => {
        let total = 0
        const moved: string[] = []
        const nameOf = (source: object) => {
          const node: unknown = Reflect.get(source, 'node')
          return node instanceof Element ? `${node.tagName} ${node.textContent?.slice(0, 30)}` : 'something'
        }
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const sources: object[] = Reflect.get(entry, 'sources')
            total += Number(Reflect.get(entry, 'value'))
            moved.push(...sources.map(nameOf))
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ total, moved })))
      }),
  )
