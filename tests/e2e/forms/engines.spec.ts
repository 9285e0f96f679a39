/** The main ways in Firefox, and in WebKit, the engine of Safari, if the machine has it. */
import { contactForm } from '../../../src/contract/form-definition'
import { requiredNames } from '../../forms/examples'
import type { DrivenPage } from '../support/driven-page'
import { firefox, requireEngine, webkit } from '../support/engines'
import { FirefoxPage } from '../support/firefox'
import { contactRequest, expect, test } from '../support/form-test'
import { siteOrigin } from '../support/origins'
import { pageOf } from '../support/site'
import { WebKitPage } from '../support/webkit'
import { word } from '../support/words'

for (const [engine, start] of [
  [firefox, () => FirefoxPage.start()],
  [webkit, WebKitPage.start],
] as const)
  test.describe(engine.name, () => {
    let page: DrivenPage

    requireEngine(engine)
    test.describe.configure({ mode: 'serial' })
    test.beforeAll(async () => {
      page = await start()
    })
    test.afterAll(() => page?.close())

    /** Opens a page. Collects errors of its scripts and refusals of its policy from then on. */
    async function open(path: string): Promise<void> {
      await page.open(siteOrigin + path)
      await page.run(() => {
        const faults: string[] = []
        Object.assign(window, { faults })
        addEventListener('error', ({ message }) => faults.push(message))
        addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))
        addEventListener('securitypolicyviolation', ({ violatedDirective }) => faults.push(violatedDirective))
      })
    }
    /** Types into each required field; a select has no letters to type. */
    async function fillRequired(): Promise<void> {
      const values: Record<string, string> = contactRequest
      for (const name of requiredNames(contactForm).filter((name) => name !== 'interest')) {
        await page.click(`main form [name=${name}]`)
        await page.type(name === 'message' ? 'Two lines.' : (values[name] ?? ''))
      }
    }
    test.afterEach(async () => expect(await page.run(() => Reflect.get(window, 'faults') ?? [])).toEqual([]))

    test('menu, a page, the other language, and Back to the top (R-CHROME-3, R-CHROME-4, R-ROUTE-5, R-SCROLL-1)', async () => {
      const target = pageOf('brand-manifesto', 'en')
      await open('/en')
      await page.click('header [data-menu-button]')
      await page.seen('#menu nav a')
      await page.escape()
      await page.gone('#menu nav a')
      await page.click('header [data-menu-button]')
      await page.seen('#menu nav a')
      await page.click(`#menu nav a[href="${target.path}"]`)
      await page.at(target.path)
      expect(await page.run(() => scrollY)).toBe(0)
      await page.click('#site-map a[href="/en/contact"]')
      await page.at('/en/contact')
      await page.back()
      await page.at(target.path)
      await page.until('the page is at its top', () => scrollY === 0)
      await page.hover('header [popovertarget=languages]')
      await page.click('#languages a[lang=it]')
      await page.at(pageOf('brand-manifesto', 'it').path)
    })

    test('questions open one at a time, and a policy in its dialog, which keeps the focus (R-PAGE-12, R-POLICY-1, R-CHROME-4)', async () => {
      await open(pageOf('evento-farmasimplex', 'it').path)
      await page.click('main section details:nth-of-type(1) summary')
      await page.click('main section details:nth-of-type(3) summary')
      expect(await page.run(() => document.querySelectorAll('main details[open]').length)).toBe(1)
      await page.click('footer a[data-policy=privacy]')
      await page.seen('[role=dialog] iframe')
      const isInPage = () => document.activeElement?.closest('#___gatsby') !== null
      for (let step = 0; step < 8 && page instanceof FirefoxPage; step += 1) {
        await page.page.keyboard.press('Tab')
        expect(await page.run(isInPage), `after Tab ${step + 1}`).toBe(false)
      }
      if (page instanceof FirefoxPage) await page.click('[role=dialog] h2')
      await page.escape()
      await page.gone('[role=dialog]')
      // It comes with the next frame, when screen readers see the page again.
      const isBack = () => document.activeElement?.getAttribute('data-policy') === 'privacy'
      await page.until('the link has the focus', isBack)
    })

    test('a form says what is missing, keeps a draft, and is sent (R-CHECK-2, R-CHECK-4, R-FORM-9, R-FORM-13)', async ({
      inbox,
    }) => {
      await open('/en/contact')
      await page.click('main form button[type=submit]')
      await page.seen('.toast')
      const said = await page.run(() => document.querySelector('.toast')?.textContent)
      expect(said).toContain(word('en', 'forms:toast.required'))
      expect(await page.run(() => document.activeElement?.getAttribute('name'))).toBe('firstName')
      await fillRequired()
      await open('/en/contact')
      const firstName = () => document.querySelector<HTMLInputElement>('main form [name=firstName]')?.value
      expect(await page.run(firstName)).toBe(contactRequest.firstName)
      await page.run((value) => {
        const select = document.querySelector<HTMLSelectElement>('main form [name=interest]')
        if (select) select.value = value
        select?.dispatchEvent(new Event('change', { bubbles: true }))
      }, contactRequest.interest)
      await page.click('main form [name=privacyAccepted]')
      await page.click('main form button[type=submit]')
      await page.seen('[data-outcome=success]')
      expect(inbox().map(({ payload }) => payload.email)).toEqual([contactRequest.email])
      expect(await page.run(firstName)).toBe('')
    })

    // Firefox remembers that a file of code failed. Selenium holds no request back.
    if (engine === firefox)
      test('given a line that breaks while a form is filled, and comes back, the form is sent (R-ERROR-4, R-FORM-9)', async ({
        inbox,
      }) => {
        if (!(page instanceof FirefoxPage)) throw new Error('This is not Firefox.')
        let [isBroken, isBack] = [false, false]
        await page.page.setRequestInterception(true)
        page.page.on('request', (request) => {
          isBroken ||= request.url().includes('/assets/form-')
          const answer = isBroken && !isBack ? request.abort() : request.continue()
          // A page that goes on loading may have ended a request by itself.
          answer.catch(() => undefined)
        })
        await open('/en/contact')
        await page.click('main form [name=message]')
        await expect.poll(() => isBroken).toBe(true)
        isBack = true
        await fillRequired()
        await page.page.select('main form [name=interest]', contactRequest.interest)
        await page.click('main form [name=privacyAccepted]')
        await page.click('main form button[type=submit]')
        await page.seen('main form [data-outcome=success]')
        await page.seen('.toast')
        expect(inbox().map(({ payload }) => payload.email)).toEqual([contactRequest.email])
        page.page.removeAllListeners('request')
        await page.page.setRequestInterception(false)
        await page.run(() => Object.assign(window, { faults: [] }))
      })
  })
