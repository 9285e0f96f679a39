/**
 * Programs of others (translators, extensions) change a page. The page stays, its words stay, and everything in it
 * works.
 */
import type { Page } from '@playwright/test'
import {
  addEverywhere,
  changeTexts,
  expectWhole,
  type Moment,
  openAndCloseLayers,
  openWith,
  type Program,
  refusedStyle,
  wrapTexts,
} from './support/changed-pages'
import { isComplete } from './support/complete'
import { corrector, darkTheme, secondText, shopper } from './support/extensions'
import { fewPages, pages, sampled } from './support/site'
import { documents, expect, test } from './support/test'

/** Uses a page as visitors do: moves the pointer, scrolls, opens a tooltip, the menu and a policy. */
async function useAll(page: Page, { says }: Program): Promise<void> {
  const explained = page.locator('main [data-note]').first()
  // Before the pointer moves: a tooltip takes the title away.
  const note = (await explained.count()) > 0 ? ((await explained.getAttribute('title')) ?? '') : undefined
  await page.mouse.move(300, 400, { steps: 2 })
  // A tooltip goes with its figure, also out of the screen.
  const rest = page.evaluate(() => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })))
  await page.mouse.wheel(0, 600)
  await rest
  if (note !== undefined) {
    await explained.focus()
    await expect(page.getByRole('tooltip')).toHaveText(says(note))
    await page.keyboard.press('Escape')
  }
  await openAndCloseLayers(page)
}

const cases: [what: string, program: Program, moments: Moment[]][] = [
  ['a browser translates it by wrapping each text, after its script', wrapTexts, ['after']],
  ['extensions add styles and elements everywhere, before its script and after', addEverywhere, ['before', 'after']],
  ['a browser has translated it by wrapping each text, before its script', wrapTexts, ['before']],
  ['a browser translates it by changing each text', changeTexts, ['after']],
  ['a shop assistant and a password manager stand in each form', shopper, ['before', 'after']],
  ['a dark theme marks every element', darkTheme, ['before', 'after']],
  ['a translator adds a second text to each', secondText, ['before', 'after']],
  ['a corrector stands at each large field', corrector, ['before', 'after']],
]

const tried = sampled(cases, 2)

/** Each case that is tried has its share of a few pages; in a complete check, all pages. */
const pagesOf = (index: number) =>
  isComplete ? pages : fewPages.filter((_page, place) => place % tried.length === index)

for (const [index, [what, program, moments]] of tried.entries()) {
  test(`a page stays, keeps its words and works where ${what} (R-BASE-2, R-ERROR-3)`, async ({ page, watch }) => {
    test.setTimeout(60_000 + 20_000 * pagesOf(index).length)
    watch.allow(documents, refusedStyle)
    for (const { path } of pagesOf(index)) {
      await test.step(path, async () => {
        const words = await openWith(page, path, program, moments)
        await useAll(page, program)
        await expectWhole(page, words, program)
      })
    }
  })
}
