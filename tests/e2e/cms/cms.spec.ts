import { expect } from '@playwright/test'

import { figuresFile } from '../../../src/data-model/figures'
import { readJson } from '../../jest/project'
import { test } from './editor'

const { figures } = figuresFile.parse(readJson('data/figures.json'))

test('given a changed figure, the file looks as if a person had edited it (R-EDIT-1, R-EDIT-2)', async ({
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
})
