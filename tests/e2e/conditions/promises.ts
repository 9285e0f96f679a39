/** What a page promises after each action, under every condition. A look returns its faults, one line each. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { formOf } from '../support/form-test'
import { faultsOfLabels } from '../support/labels'
import { markOf, type Visit } from './visit'

export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const { overflowX } = getComputedStyle(document.documentElement)
    const isWide = scrollWidth > clientWidth && !['hidden', 'clip'].includes(overflowX)
    return isWide ? [`the page scrolls sideways: ${scrollWidth} px at ${clientWidth} px`] : []
  })

/** Words on words, words that are cut or leave the screen, and words of a section that nobody can see. */
export const words = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Line = { name: string; block: Element; layer: Element | null; box: DOMRect }
    const unread = 'script, style, template, noscript, svg, select, textarea, title'
    const width = document.documentElement.clientWidth
    const clips = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflow)
    const isForReadersAlone = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, position } = getComputedStyle(at)
        const { width: wide, height: high } = at.getBoundingClientRect()
        if (clipPath === 'inset(50%)' || (position === 'absolute' && (wide <= 1 || high <= 1))) return true
      }
      return false
    }
    const layerOf = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position) || at.matches('[popover]')) return at
      return null
    }
    const blockOf = (element: Element) => {
      let at = element
      while (at.parentElement && getComputedStyle(at).display.startsWith('inline')) at = at.parentElement
      return at
    }
    const cutBy = (element: Element, box: DOMRect) => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (style.position === 'fixed') return false
        if (!clips(style)) continue
        const edge = at.getBoundingClientRect()
        const room = box.height * 0.25
        const isCut =
          box.left < edge.left - 2 ||
          box.right > edge.right + 2 ||
          box.top + room < edge.top ||
          box.bottom - room > edge.bottom
        if (isCut) return true
      }
      return false
    }
    const lines: Line[] = []
    const found: string[] = []
    const seen = new Map<Element, string>()
    const unseen: { section: Element; text: string }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      const said = text.textContent?.replace(/\s+/g, ' ').trim() ?? ''
      if (!element || said === '' || element.closest(unread)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
      const isSeen = boxes.length > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const section = element.closest('main > section, main > div > section')
      if (!isSeen) {
        // Hidden until asked for: answers, notes, messages.
        const waits = element.closest('details:not([open]), [popover], form, [hidden], [aria-hidden=true]')
        // A receipt stands in the place of its drawing, on paper and on a phone.
        const standsFor = section?.querySelector('[data-label]') && section.querySelector('table:not([role])')
        if (section && !waits && !standsFor) unseen.push({ section, text: said })
        continue
      }
      if (isForReadersAlone(element)) continue
      if (section) seen.set(section, `${seen.get(section) ?? ''} ${said}`)
      const [name, layer, block] = [said.slice(0, 30), layerOf(element), blockOf(element)]
      for (const box of boxes) {
        if (box.left < -1 || box.right > width + 1) found.push(`outside the screen: "${name}"`)
        // The logo hides its name whole where there is no room.
        else if (!element.closest('header a') && cutBy(element, box)) found.push(`cut: "${name}"`)
        lines.push({ name, layer, block, box })
      }
    }
    // Line boxes of tight headings overlap, but their letters do not.
    const meet = ({ box: a }: Line, { box: b }: Line) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom - a.height / 4, b.bottom - b.height / 4) -
        Math.max(a.top + a.height / 4, b.top + b.height / 4) >
        1
    lines.sort((one, other) => one.box.top - other.box.top)
    for (const [index, line] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.box.top > line.box.bottom) break
        if (line.layer === other.layer && line.block !== other.block && meet(line, other))
          found.push(`"${line.name}" on "${other.name}"`)
      }
    const nowhere = unseen.filter(({ section, text }) => !seen.get(section)?.includes(text))
    return [...new Set([...found, ...nowhere.map(({ text }) => `nobody can see "${text.slice(0, 40)}"`)])]
  })

/** Words that styles make: nobody can find, copy or translate them. */
const wordsOfStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const made = [...document.querySelectorAll('body *')].flatMap((element) =>
      ['::before', '::after'].flatMap((part) => {
        const { content, display } = getComputedStyle(element, part)
        return display !== 'none' && /^"[^"]*\p{L}{2}/u.test(content) && element.checkVisibility() ? [content] : []
      }),
    )
    return [...new Set(made)].map((content) => `a style says ${content}`)
  })

/** Marks without words that only their ground makes: forced colors take grounds away, and so does paper. */
const groundMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isPaper = matchMedia('print').matches
    if (!isPaper && !matchMedia('(forced-colors: active)').matches) return []
    const ground = getComputedStyle(document.body).backgroundColor
    const isSeen = ({ backgroundColor, borderTopWidth, borderTopStyle, printColorAdjust }: CSSStyleDeclaration) =>
      (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1) ||
      (isPaper ? printColorAdjust === 'exact' : backgroundColor !== ground && !/, 0\)$/.test(backgroundColor))
    const bars = [...document.querySelectorAll('main li > p')].filter((bar) =>
      getComputedStyle(bar).getPropertyValue('--length'),
    )
    const progress = [...document.querySelectorAll('[data-progress]')].filter(
      (bar) => bar.getBoundingClientRect().width > 2,
    )
    return [
      ...bars
        .filter((bar) => !isSeen(getComputedStyle(bar, '::before')))
        .map((bar) => `the bar of "${bar.textContent}" cannot be seen`),
      ...progress.filter((bar) => !isSeen(getComputedStyle(bar))).map(() => 'the progress bar cannot be seen'),
    ]
  })

/** The controls that stand whole in the screen, with nothing over them. */
const controlsInScreen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((control) => {
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect()
      const isInside = left >= 0 && top >= 0 && right <= document.documentElement.clientWidth && bottom <= innerHeight
      const isSeen =
        width > 2 && height > 2 && control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
      const name = `${control.tagName} ${control.getAttribute('name') ?? control.textContent?.slice(0, 30)}`
      return isInside && isSeen && control.contains(onTop) && !control.matches(':disabled')
        ? [{ name, left, top, right, bottom }]
        : []
    }),
  )

const light = (parts: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255
    return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Controls in which no pixel stands out from another, or from what is around them: 3 to 1. */
async function faintControls({ page, session }: Visit): Promise<string[]> {
  const controls = await controlsInScreen(page)
  // A picture by Playwright would wait for fonts, which may hang.
  const { data } = await session.send('Page.captureScreenshot', { format: 'png' })
  const { data: pixels, info } = await sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const scale = info.width / (page.viewportSize()?.width ?? info.width)
  return controls.flatMap(({ name, left, top, right, bottom }) => {
    let [low, high] = [1, 0]
    for (let y = Math.max(0, Math.floor((top - 2) * scale)); y < Math.min(info.height, (bottom + 2) * scale); y += 1)
      for (let x = Math.max(0, Math.floor((left - 2) * scale)); x < Math.min(info.width, (right + 2) * scale); x += 1) {
        const at = (y * info.width + x) * info.channels
        const here = light([...pixels.subarray(at, at + 3)])
        ;[low, high] = [Math.min(low, here), Math.max(high, here)]
      }
    const ratio = (high + 0.05) / (low + 0.05)
    return ratio >= 3 ? [] : [`${name} cannot be told from its ground: ${ratio.toFixed(1)} to 1`]
  })
}

/** Fields whose words are gone, though nobody has sent them. */
async function lostWords({ page, typed }: Visit): Promise<string[]> {
  const { form, field } = formOf(page)
  if ((await form.count()) === 0) return []
  const values = await Promise.all(
    [...typed].map(async ([name, value]) => ({ name, value, now: await field(name).inputValue() })),
  )
  return values.filter(({ value, now }) => now !== value).map(({ name, now }) => `${name} holds "${now.slice(0, 20)}"`)
}

/** Focus and place, where the action has left both alone. */
async function movedAway({ page, before, action }: Visit): Promise<string[]> {
  if (action.moves) return []
  const { y, isFocusKept } = await markOf(page)
  return [
    ...(Math.abs(y - before.y) > 2 ? [`the page has scrolled from ${before.y} to ${y}`] : []),
    ...(isFocusKept ? [] : ['the focus is lost']),
  ]
}

/** Processor time over a second in a task that took longer than one. */
async function longTasks({ page, cost }: Visit): Promise<string[]> {
  const longest = await page.evaluate(() => Number(Reflect.get(window, 'longestTask') ?? 0))
  return longest > 1000 && (await cost()) > 1 ? [`a task of ${Math.round(longest)} ms`] : []
}

type Promised = {
  /** The faults that a page has. */
  look: (visit: Visit) => Promise<string[]> | string[]
  /** Breaks the promise in a page, or in what the test knows of it. */
  broken: (visit: Visit) => Promise<unknown>
}

const labels = async (page: Page) => {
  if ((await page.locator('[data-layer=subject] use[href]').filter({ visible: true }).count()) === 0) return []
  // The file of the picture may hang.
  return Promise.race([faultsOfLabels(page), new Promise<string[]>((resolve) => setTimeout(resolve, 3000, []))])
}

const plant =
  (act: () => unknown) =>
  ({ page }: Visit) =>
    page.evaluate(act)

export const promises: Record<string, Promised> = {
  'no scrolling sideways': {
    look: ({ page }) => sideways(page),
    broken: plant(() => document.querySelector<HTMLElement>('main h2')?.style.setProperty('width', '5000px')),
  },
  'words apart, whole, and in sight': {
    look: async ({ page, action }) => [...(await words(page)), ...(action.reads ? await labels(page) : [])],
    broken: plant(() => document.querySelector<HTMLElement>('main h2')?.style.setProperty('margin-bottom', '-90px')),
  },
  'an end in time': {
    look: ({ took, action }) => (took > (action.limit ?? 6000) ? [`it took ${took} ms`] : []),
    broken: ({ page }) => page.waitForTimeout(6100),
  },
  'no long task': {
    look: longTasks,
    broken: plant(() =>
      // What a test runs in a page is no task of the page.
      setTimeout(() => {
        for (const end = performance.now() + 4000; performance.now() < end; );
      }),
    ),
  },
  'focus and place': {
    look: movedAway,
    broken: plant(() => scrollBy({ top: 300, behavior: 'instant' })),
  },
  'what was typed': { look: lostWords, broken: ({ page }) => formOf(page).field('message').fill('') },
  'words as text': {
    look: ({ page }) => wordsOfStyles(page),
    broken: plant(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('main h2::before { content: "Soon" }')
      document.adoptedStyleSheets = [sheet]
    }),
  },
  'a quiet console': {
    look: ({ problems }) => problems(),
    broken: ({ page }) => page.evaluate(() => console.error('A fault of a page')),
  },
  'controls in sight': {
    look: async (visit) => [...(await groundMarks(visit.page)), ...(await faintControls(visit))],
    broken: plant(() => document.querySelector<HTMLElement>('header')?.style.setProperty('filter', 'contrast(0.2)')),
  },
}
