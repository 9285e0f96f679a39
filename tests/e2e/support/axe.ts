import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds against WCAG 2.2 AA: rule, element, and why.
 * @param without rules that cannot be judged in the state that the page is in
 */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  const results = await new AxeBuilder({ page }).withTags(tags).disableRules(without).setLegacyMode(true).analyze()
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}

/** Texts under the contrast of WCAG AAA (7 : 1; 4.5 : 1 for large ones). */
export async function weakContrast(page: Page): Promise<string[]> {
  const results = await new AxeBuilder({ page }).withRules(['color-contrast-enhanced']).setLegacyMode(true).analyze()
  return results.violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}
