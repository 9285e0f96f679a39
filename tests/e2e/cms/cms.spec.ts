import { expect } from '@playwright/test'

import { test } from './editor'

/** R-EDIT-1, R-EDIT-2 */
test('a figure is changed, and the file looks as a person would have left it', async ({ page, editor }) => {
  await editor.open('site/entries/figures')
  const figure = editor.entry('Number: projects')
  await editor.unfold(figure)
  await figure.getByLabel('Value').fill('175')
  await editor.save()
  await expect(page.getByText('Entry saved')).toBeVisible()
  expect(editor.diff('data/figures.json')).toBe('-"value": 150,\n+"value": 175,')
})
