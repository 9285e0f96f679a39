import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

const findings = ({ violations: found }: Results) =>
  found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )

/**
 * Faults that axe finds against WCAG 2.2 AA: rule, element, reason.
 * @param without rules that cannot be judged in the present state of the page
 */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  return findings(await new AxeBuilder({ page }).withTags(tags).disableRules(without).setLegacyMode(true).analyze())
}

/**
 * The same in the dark theme, for a page that was checked in the light one. A theme changes only colors, so only those
 * are checked.
 */
export async function violationsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  return findingsBy(page, ['color-contrast', 'link-in-text-block'])
}

/** Texts below the contrast of WCAG AA (4.5 : 1; 3 : 1 for large ones). */
export const paleText = (page: Page): Promise<string[]> => findingsBy(page, ['color-contrast'])

/** Faults of the named rules only. */
const findingsBy = async (page: Page, rules: string[]) =>
  findings(await new AxeBuilder({ page }).withRules(rules).setLegacyMode(true).analyze())

/** Texts below the contrast of WCAG AAA (7 : 1; 4.5 : 1 for large ones). */
export const weakContrast = (page: Page): Promise<string[]> => findingsBy(page, ['color-contrast-enhanced'])
