import type { Page } from '@playwright/test'

/** Waits until the site's fonts have come: until then, letters are a little wider or narrower. */
export const takeFonts = (page: Page): Promise<unknown> => page.evaluate(() => document.fonts.ready.then(() => true))
