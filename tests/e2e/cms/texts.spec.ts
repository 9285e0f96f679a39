import { expect } from '@playwright/test'

import { test } from './editor'

test('given an interface text changed in one language, its placeholders stay', async ({ page, editor }) => {
  await editor.open('texts-common/entries/common')
  await expect(editor.column('en').getByLabel('Skip to content')).toHaveValue('Skip to content')
  const text = editor.column('it').getByLabel('Skip to content')
  await text.fill('Vai al testo')
  const logo = editor.column('it').getByLabel('{{name}}, home')
  await logo.fill('Pagina iniziale')
  await editor.save()
  await expect(page.getByText('must keep {{name}}')).toBeVisible()
  await logo.fill('{{name}}, pagina iniziale')
  await editor.save()
  await expect(page.getByText('Entry saved')).toBeVisible()
  expect(editor.diff('locales/it/common.json')).toBe(
    '-"skipToContent": "Vai al contenuto",\n+"skipToContent": "Vai al testo",',
  )
  expect(editor.diff('locales/en/common.json')).toBe('')
})

test('the preview shows a page as the site does; a page in one language stays in one language (R-EDIT-4)', async ({
  page,
  editor,
}) => {
  await editor.open('alone/entries/evento-farmasimplex', 'it')
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(preview.locator('[data-layer] use[href]').first()).toBeAttached()
  const top = editor.entryWith('Apertura della pagina: ')
  await editor.unfold(top)
  await top.getByLabel('Titolo').fill('Farmacie online')
  await expect(preview.getByRole('heading', { level: 1, name: 'Farmacie online' })).toBeVisible()
  await top.getByLabel('Titolo').fill('')
  await expect(preview.getByText('heading must not be empty')).toBeVisible()
  await top.getByLabel('Titolo').fill('Farmacie online')
  await page.getByRole('button', { name: 'Pubblica' }).click()
  await page.getByRole('menuitem', { name: 'Pubblica ora' }).click()
  await expect(page.getByText('Voce salvata')).toBeVisible()
  expect(editor.diff('data/pages/it/evento-farmasimplex.json')).toContain('+"heading": "Farmacie online",')
  await expect(editor.read('data/pages/en/evento-farmasimplex.json')).rejects.toThrow('ENOENT')
})
