import { expect } from '@playwright/test'

import { test } from './editor'

test('a title that is too short is refused in Italian, by page and field, until it is closed; pasted text is cleaned (R-EDIT-3)', async ({
  page,
  editor,
}) => {
  await editor.open('alone/entries/evento-farmasimplex', 'it')
  await page.getByRole('button', { name: 'Expand' }).first().click()
  const title = page.getByLabel('Titolo').first()
  const before = await title.inputValue()
  await title.fill('Troppo corto')
  await expect(page.getByText('12 di 60 lettere, almeno 30')).toBeVisible()
  await editor.save('it')
  const refusal = page.getByText('Non è stato salvato niente.')
  await expect(refusal).toContainText(
    'Pagina «Troppo corto» (Italiano), Per i motori di ricerca → Titolo: ha 12 lettere; deve averne da 30 a 60',
  )
  expect(editor.diff('data/pages/it/evento-farmasimplex.json')).toBe('')

  await refusal.click()
  await expect(refusal).toBeHidden()
  await title.fill(`\u200b${before}\u00ad`)
  await editor.save('it')
  await expect(page.getByText('Voce salvata')).toBeVisible()
  const { search } = JSON.parse(await editor.read('data/pages/it/evento-farmasimplex.json'))
  expect(search.title).toBe(before)
})
