/** What a page promises after each action, under every condition. A look returns faults, one line each. */
import { strayParts } from '../support/fit'
import { formOf } from '../support/form-test'
import { overflowing } from '../support/overflow'
import { overlapping } from '../support/overlap'
import { type Visit, wordsOf } from './visit'

type Promised = {
  look: (visit: Visit) => Promise<string[]>
  /** Runs in the page, and breaks it. */
  broken: () => void
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
    return [...document.body.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        const isBordered = Number.parseFloat(style.borderTopWidth) >= 1 && !isClear(style.borderTopColor)
        const isControl =
          !part &&
          element.clientWidth > 2 &&
          element.matches('main form :is(button, input:not([type=checkbox]), select, textarea)')
        const isShape = part
          ? style.content === '""' && style.display !== 'none'
          : element.matches('div, span, i, b') && !element.hasChildNodes() && element.checkVisibility()
        const isGround = style.backgroundImage !== 'none' || !/^rgba.* 0\)$/.test(style.backgroundColor)
        const isBare = !isBordered && (isControl || (isShape && isGround))
        return isBare ? [`only a ground shows ${element.outerHTML.slice(0, 60)} ${part ?? ''}`] : []
      }),
    )
  })

const strays = async ({ page }: Visit) => [...(await overflowing(page)), ...(await strayParts(page))]
/** Whether all can be read. */
export const layout = async (visit: Visit) => [...(await strays(visit)), ...(await overlapping(visit.page))]

async function lostWords({ page, typed }: Visit): Promise<string[]> {
  const { field } = formOf(page)
  const fields = [...typed].map(async ([name, value]) => [name, value, await field(name).inputValue()] as const)
  return (await Promise.all(fields)).flatMap(([name, value, now]) =>
    value === now ? [] : [`${name} holds "${now.slice(0, 20)}"`],
  )
}

export const promises: Record<string, Promised> = {
  'all in the width of the screen': {
    look: strays,
    broken: () => document.querySelector<HTMLElement>('main h2')?.style.setProperty('width', '5000px'),
  },
  'words apart, whole, and in sight': {
    look: ({ page }) => overlapping(page),
    broken: () => document.querySelector<HTMLElement>('main h2')?.style.setProperty('margin-bottom', '-90px'),
  },
  'the words of the page': {
    look: async ({ page, words }) => ((await wordsOf(page)) === words ? [] : ['other words']),
    broken: () => document.querySelector('main p')?.append('!'),
  },
  'what was typed': { look: lostWords, broken: () => document.querySelector<HTMLFormElement>('main form')?.reset() },
  'words as text': {
    look: wordsOfStyles,
    broken: () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('main h2::before { content: "Soon" }')
      document.adoptedStyleSheets = [sheet]
    },
  },
  'fields and bars in sight': {
    look: groundMarks,
    broken: () => document.querySelector<HTMLElement>('main form input')?.style.setProperty('border', '0'),
  },
  /** The last: what a console has said, it has said. */
  'a quiet console': { look: async ({ problems }) => problems(), broken: () => console.error('A fault of a page') },
}
