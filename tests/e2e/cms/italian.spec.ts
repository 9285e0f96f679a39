import { expect } from '@playwright/test'

import { test } from './editor'

const file = 'data/pages/it/e-commerce-catania.json'
const heading = 'Vendere online a Catania'

/** A page that exists in one language alone, in the Italian editor. */
test('a short title is refused by page and field; pasted text is cleaned (R-EDIT-3)', async ({ page, editor }) => {
  await editor.open('alone/entries/e-commerce-catania', 'it')
  const top = editor.entryWith('Apertura della pagina: ')
  await editor.unfold(top)
  await top.getByLabel('Titolo').fill(heading)
  await page.getByRole('button', { name: 'Expand' }).first().click()
  const title = page.getByLabel('Titolo').first()
  const before = await title.inputValue()
  await test.step('a title that is too short', async () => {
    await title.fill('Troppo corto')
    await expect(page.getByText('12 di 60 lettere, almeno 30')).toBeVisible()
    await editor.save('it')
    const refusal = page.getByText('Non è stato salvato niente.')
    await expect(refusal).toContainText(
      'Pagina «Troppo corto» (Italiano), Per i motori di ricerca → Titolo: ha 12 lettere; deve averne da 30 a 60',
    )
    expect(editor.diff(file)).toBe('')
    await refusal.click()
    await expect(refusal).toBeHidden()
  })
  await test.step('a title with invisible letters', async () => {
    await title.fill(`\u200b${before}\u00ad`)
    await editor.save('it')
    await expect(page.getByText('Voce salvata')).toBeVisible()
    const { search } = JSON.parse(await editor.read(file))
    expect(search.title).toBe(before)
    expect(editor.diff(file)).toContain(`+"heading": "${heading}",`)
  })
  await expect(editor.read('data/pages/en/e-commerce-catania.json')).rejects.toThrow('ENOENT')
})
