import { expect, type Page } from '@playwright/test'

import { figuresFile } from '../../../src/data-model/figures'
import { readJson } from '../../jest/project'
import { isComplete } from '../support/complete'
import { type Editor, test } from './editor'

const { figures } = figuresFile.parse(readJson('data/figures.json'))
const projects = Number(figures.find(({ id }) => id === 'projects')?.value)

/** They load the editor anew, and run the code of the other tasks. */
const ofEveryPage = 'npm run test:all runs it'

const saveInItalian = async (page: Page, editor: Editor) => {
  await editor.save('it')
  await expect(page.getByText('Voce salvata')).toBeVisible()
}

test('given a changed figure in the English editor, one line of the file changes (R-EDIT-1, R-EDIT-2)', async ({
  page,
  editor,
}) => {
  await editor.open('site/entries/figures')
  const figure = editor.entryWith(`Number: projects · ${projects} · projects`)
  await editor.unfold(figure)
  await figure.getByLabel('Value').fill(String(projects + 25))
  await editor.save()
  await expect(page.getByText('Entry saved')).toBeVisible()
  expect(editor.diff('data/figures.json')).toBe(`-"value": ${projects},\n+"value": ${projects + 25},`)
})

/** Four of the ten commonest tasks of an Italian marketer. pages.spec.ts and italian.spec.ts have the other six. */
test.describe('in the Italian editor (R-EDIT-1, R-EDIT-2)', () => {
  test('a changed figure changes one line of its file', async ({ page, editor }) => {
    test.skip(!isComplete, ofEveryPage)
    await editor.open('site/entries/figures', 'it')
    const figure = editor.entryWith(`Numero: projects · ${projects} · progetti`)
    await editor.unfold(figure)
    await figure.getByLabel('Valore').fill(String(projects + 25))
    await saveInItalian(page, editor)
    expect(editor.diff('data/figures.json')).toBe(`-"value": ${projects},\n+"value": ${projects + 25},`)
  })

  test('a changed telephone number changes one line', async ({ page, editor }) => {
    test.skip(!isComplete, ofEveryPage)
    await editor.open('site/entries/site', 'it')
    const phone = page.getByLabel('Telefono')
    const before = await phone.inputValue()
    await phone.fill('+39 095 000 0000')
    await saveInItalian(page, editor)
    expect(editor.diff('data/site.json')).toBe(`-"phone": "${before}",\n+"phone": "+39 095 000 0000",`)
  })

  test('one more old path joins its redirect', async ({ page, editor }) => {
    test.skip(!isComplete, ofEveryPage)
    await editor.open('site/entries/redirects', 'it')
    const redirect = editor.entryWith('evento-farmasimplex')
    await editor.unfold(redirect)
    await redirect.getByRole('button', { name: 'Aggiungi vecchio percorso' }).click()
    await redirect.getByRole('textbox').last().fill('/farmacie')
    await saveInItalian(page, editor)
    expect(editor.diff('data/redirects.json')).toBe(
      '-"from": ["/evento-farmasimplex"]\n+"from": ["/evento-farmasimplex", "/farmacie"]',
    )
  })

  test('an interface text that loses a placeholder is refused, and a changed one changes one line', async ({
    page,
    editor,
  }) => {
    await editor.open('texts-common/entries/common', 'it')
    const column = editor.column('it')
    await column.getByLabel('Vai al contenuto').fill('Vai al testo')
    const logo = column.getByLabel('{{name}}, pagina iniziale')
    await logo.fill('Pagina iniziale')
    await editor.save('it')
    await expect(page.getByText('deve contenere {{name}}')).toBeVisible()
    await logo.fill('{{name}}, pagina iniziale')
    await saveInItalian(page, editor)
    expect(editor.diff('locales/it/common.json')).toBe(
      '-"skipToContent": "Vai al contenuto",\n+"skipToContent": "Vai al testo",',
    )
    expect(editor.diff('locales/en/common.json')).toBe('')
  })
})
