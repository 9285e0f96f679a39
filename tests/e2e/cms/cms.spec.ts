import { expect } from '@playwright/test'

import { figuresFile } from '../../../src/data-model/figures'
import { readJson } from '../../jest/project'
import { test } from './editor'

const { figures } = figuresFile.parse(readJson('data/figures.json'))

test('given a changed figure and a changed interface text, the files look as if a person had edited them, and placeholders stay (R-EDIT-1, R-EDIT-2)', async ({
  page,
  editor,
}) => {
  await editor.open('site/entries/figures')
  const figure = editor.entry('Number: projects')
  await editor.unfold(figure)
  const before = Number(figures.find(({ id }) => id === 'projects')?.value)
  await figure.getByLabel('Value').fill(String(before + 25))
  await editor.save()
  await expect(page.getByText('Entry saved')).toBeVisible()
  expect(editor.diff('data/figures.json')).toBe(`-"value": ${before},\n+"value": ${before + 25},`)

  // The editor opens anew: it leaves an entry a moment after it has saved it.
  await page.goto('about:blank')
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
