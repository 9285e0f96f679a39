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
