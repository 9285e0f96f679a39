import { redirects, sampled } from './support/site'
import { address, expect, missingPath, open, running, test } from './support/test'
import { word } from './support/words'

const both = redirects.flatMap(({ from, to }) =>
  from === '/'
    ? [{ from, to }]
    : [
        { from, to },
        { from: `${from}/`, to },
      ],
)

/** The browser behaves alike for all redirects to one page, so one of them is enough. */
const oneOfEach = redirects.filter(({ to }, index) => redirects.findIndex((entry) => entry.to === to) === index)

test('each former path leads on for good, slash or not (R-REDIRECT-4)', async ({ request }) => {
  for (const { from, to } of both) {
    const answer = await request.get(`${from}?a=1&b=2`, { maxRedirects: 0 })
    expect({ from, status: answer.status(), location: answer.headers().location }).toEqual({
      from,
      status: 301,
      location: `${to}?a=1&b=2`,
    })
  }
})

for (const { from, to } of sampled(oneOfEach, 3)) {
  test(`${from} leads to ${to} with search and hash, and leaves no history entry (R-REDIRECT-4)`, async ({ page }) => {
    await open(page, '/en/contact')
    const before = await page.evaluate(() => window.history.length)
    await page.evaluate((target) => window.location.assign(target), `${from}?a=1#section-1`)
    await page.waitForURL((url) => url.pathname === to)
    expect(address(page)).toBe(`${to}?a=1#section-1`)
    await running(page)
    expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL('/en/contact')
  })
}

test('"Return to Home" leads to /en, and Back to the page before (R-ERROR-1, R-ROUTE-1)', async ({ page, watch }) => {
  watch.allow(...missingPath)
  await open(page, '/en/no-such-page')
  await page.getByRole('link', { name: word('en', 'not-found:home') }).click()
  await expect(page).toHaveURL('/en')
  await page.goBack()
  await expect(page).toHaveURL('/en/no-such-page')
})
