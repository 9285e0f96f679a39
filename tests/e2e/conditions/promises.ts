/** What a page promises after each action, under every condition. A look returns faults, one line each. */
import { formOf } from '../support/form-test'
import { faultsOfLabels } from '../support/labels'
import { overlapping } from '../support/overlap'
import type { Visit } from './visit'

type Promised = {
  look: (visit: Visit) => Promise<string[]>
  /** Breaks it in a page. */
  broken: (visit: Visit) => unknown
}

const sideways = ({ page }: Visit): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`${scrollWidth} px at ${clientWidth} px`] : []
  })

/** What screens of other widths would show of all of the page. */
export async function faultsAtEveryWidth(visit: Visit): Promise<string[]> {
  const own = visit.page.viewportSize() ?? { width: 1280, height: 800 }
  const found: string[] = []
  for (const width of [320, 360, 768, 1280]) {
    await visit.page.setViewportSize({ width, height: own.height })
    // The page measures its words anew, and fetches other drawings.
    for (const end = Date.now() + 3000; ; await visit.page.waitForTimeout(100)) {
      const faults = [...(await sideways(visit)), ...(await overlapping(visit.page))]
      // The art may hang.
      const labels = visit.condition.isWithoutScript ? [] : faultsOfLabels(visit.page)
      faults.push(...(await Promise.race([labels, visit.page.waitForTimeout(1500).then(() => [])])))
      if (faults.length > 0 && Date.now() < end) continue
      found.push(...faults.map((fault) => `at ${width} px: ${fault}`))
      break
    }
  }
  await visit.page.setViewportSize(own)
  return found
}

/** Words that styles make: nobody can find, copy or translate them. */
const wordsOfStyles = ({ page }: Visit): Promise<string[]> =>
  page.evaluate(() => {
    const says = (rule: CSSRule): string[] => [
      ...(rule instanceof CSSStyleRule && /"[^"]*\p{L}{2}/u.test(rule.style.content) ? [rule.cssText] : []),
      ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? [...rule.cssRules].flatMap(says) : []),
    ]
    const own = [...document.querySelectorAll('style')].flatMap(({ sheet }) => sheet ?? [])
    return [...own, ...document.adoptedStyleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(says))
  })

/** Buttons, fields and shapes without words that only a ground tells apart: forced colors and paper take grounds away. */
const groundMarks = ({ page }: Visit): Promise<string[]> =>
  page.evaluate(() => {
    if (!matchMedia('print').matches && !matchMedia('(forced-colors: active)').matches) return []
    const body = getComputedStyle(document.body).backgroundColor
    const isClear = (color: string) => color === body || /^rgba.* 0\)$/.test(color)
    const isBordered = ({ borderTopStyle, borderTopWidth, borderTopColor }: CSSStyleDeclaration) =>
      borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && !isClear(borderTopColor)
    const isControl = (element: Element) =>
      element.matches('main form :is(button, input:not([type=checkbox]), select, textarea)')
    const isShape = (element: Element, part: string | undefined, { content, display }: CSSStyleDeclaration) =>
      part
        ? content === '""' && display !== 'none'
        : element.matches('div, span, i, b') && !element.hasChildNodes() && element.checkVisibility()
    return [...document.body.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        const hasGround = style.backgroundImage !== 'none' || !/^rgba.* 0\)$/.test(style.backgroundColor)
        const isAsked = part === undefined && isControl(element) && element.clientWidth > 2
        const isBare = (isAsked || (isShape(element, part, style) && hasGround)) && !isBordered(style)
        return isBare ? [`only a ground shows ${element.outerHTML.slice(0, 60)} ${part ?? ''}`] : []
      }),
    )
  })

async function lostWords({ page, typed }: Visit): Promise<string[]> {
  const { field } = formOf(page)
  const fields = await Promise.all(
    [...typed].map(async ([name, value]) => [name, value, await field(name).inputValue()] as const),
  )
  return fields.flatMap(([name, value, now]) => (value === now ? [] : [`${name} holds "${now.slice(0, 20)}"`]))
}

/** After an action that leads nowhere else: what was pressed has moved, or has not the focus. */
export async function movedAway({ page, stood }: Visit): Promise<string[]> {
  const [top, isFocusKept] = await page.evaluate(() => {
    const pressed: unknown = Reflect.get(window, 'pressed')
    return pressed instanceof Element
      ? ([pressed.getBoundingClientRect().top, pressed === document.activeElement] as const)
      : ([Number.NaN, false] as const)
  })
  const moved = Math.abs(top - stood) <= 2 ? [] : [`what was pressed has moved from ${stood} to ${top}`]
  return [...moved, ...(isFocusKept ? [] : ['the focus is lost'])]
}

const plant =
  (change: () => unknown) =>
  ({ page }: Visit) =>
    page.evaluate(change)

export const promises: Record<string, Promised> = {
  'no scrolling sideways': {
    look: sideways,
    broken: plant(() => document.querySelector<HTMLElement>('main h2')?.style.setProperty('width', '5000px')),
  },
  'words apart, whole, and in sight': {
    look: ({ page }) => overlapping(page),
    broken: plant(() => document.querySelector<HTMLElement>('main h2')?.style.setProperty('margin-bottom', '-90px')),
  },
  'what was typed': { look: lostWords, broken: ({ page }) => formOf(page).field('message').fill('') },
  'words as text': {
    look: wordsOfStyles,
    broken: plant(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('main h2::before { content: "Soon" }')
      document.adoptedStyleSheets = [sheet]
    }),
  },
  'a quiet console': {
    look: async ({ problems }) => problems(),
    broken: plant(() => console.error('A fault of a page')),
  },
  'fields and bars in sight': {
    look: groundMarks,
    broken: async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('main form input')?.style.setProperty('border', '0'),
      )
    },
  },
}
