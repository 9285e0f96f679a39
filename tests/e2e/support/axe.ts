import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

const findings = ({ violations: found }: Results) =>
  found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )

/**
 * What axe finds against WCAG 2.2 AA: rule, element, and why.
 * @param without rules that cannot be judged in the state that the page is in
 */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  return findings(await new AxeBuilder({ page }).withTags(tags).disableRules(without).setLegacyMode(true).analyze())
}

/** The same in the dark theme, of a page that was judged in the light one: a theme changes colours alone. */
export async function violationsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  return findingsBy(page, ['color-contrast', 'link-in-text-block'])
}

/** What axe finds by these rules alone. */
const findingsBy = async (page: Page, rules: string[]) =>
  findings(await new AxeBuilder({ page }).withRules(rules).setLegacyMode(true).analyze())

/** Texts under the contrast of WCAG AAA (7 : 1; 4.5 : 1 for large ones). */
export const weakContrast = (page: Page): Promise<string[]> => findingsBy(page, ['color-contrast-enhanced'])
