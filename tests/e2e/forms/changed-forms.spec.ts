import { addBesideFields } from '../support/extensions'
import { expect, formOf, test } from '../support/form-test'
import { holdScripts, openHeld } from '../support/slow-phone'
import { running } from '../support/test'

const sentence = 'Vendo limoni dell’Etna.'

test('beside a password manager’s elements, each letter and the focus stay (R-BASE-2, R-FORM-13)', async ({ page }) => {
  for (const when of ['before the script', 'after the focus'] as const) {
    await page.goto('about:blank')
    const release = await holdScripts(page)
    await openHeld(page, '/it/evento-farmasimplex')
    if (when === 'before the script') await addBesideFields(page)
    release()
    await running(page)
    const { field } = formOf(page)
    for (const name of ['name', 'message']) {
      await field(name).fill('')
      await field(name).focus()
      await page.keyboard.type(sentence.slice(0, 5), { delay: 10 })
      // Such programs add their elements a moment after the focus.
      if (when === 'after the focus') await addBesideFields(page)
      await page.keyboard.type(sentence.slice(5), { delay: 10 })
      await expect(field(name), when).toBeFocused()
      await expect(field(name), when).toHaveValue(sentence)
    }
    await page.unrouteAll()
  }
})
