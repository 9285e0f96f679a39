import { expect } from '@playwright/test'
import sharp from 'sharp'

import { test } from './editor'

const fair = 'data/pages/it/fair.json'

test('a changed figure changes its value alone; a comma is refused (R-EDIT-2, R-EDIT-3)', async ({ page, editor }) => {
  const before = editor.read('data/figures.json')
  await editor.open('site/entries/figures')
  const figure = editor.entryWith('Number: crates · ')
  await editor.unfold(figure)
  const value = figure.getByLabel('Value')
  await value.fill('8,5')
  await editor.save()
  await expect(figure.getByText('in digits alone')).toBeVisible()
  await value.fill('175')
  await editor.save()
  await expect(page.getByText('Entry saved')).toBeVisible()
  expect(editor.read('data/figures.json')).toBe(before.replace('"value": 150', '"value": 175'))
})

test('a photo is uploaded with the page that shows it; half of one is refused (R-EDIT-1, R-EDIT-3)', async ({
  page,
  editor,
}) => {
  const photo = await sharp('data/images/etna.png').resize(64).jpeg().toBuffer()
  await editor.open('pages-it/entries/fair')
  const hero = editor.entryWith('Top of the page: ')
  await editor.unfold(hero)
  await hero.getByLabel('object field').last().getByRole('button', { name: 'Expand' }).click()
  await hero.getByLabel('Description of the picture').fill('La fiera')
  const upload = async (name: string, buffer: Buffer) => {
    await hero.getByRole('button', { name: /^Choose (an|different) image/ }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByText('Upload', { exact: true }).click()
    await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer })
    await page.getByRole('button', { name: 'Choose selected' }).click()
    await editor.save()
  }
  await upload('half.jpg', photo.subarray(0, photo.length / 2))
  await expect(page.getByText('nothing was saved')).toContainText('data/images/half.jpg is no whole JPEG')
  await upload('Città 1234.JPG', photo)
  await expect(page.getByText('Entry saved')).toBeVisible()
  expect(editor.read(fair)).toContain('"file": "citta-1234.jpg"')
  expect(editor.read('data/images/citta-1234.jpg').length).toBeGreaterThan(100)
})

test('new words of each language are checked, and go into its file (R-EDIT-1, R-EDIT-2, R-EDIT-3)', async ({
  page,
  editor,
}) => {
  const files = ['data/pages/en/story.json', 'data/pages/it/story.json'] as const
  const [english, italian] = files.map(editor.read)
  // A mistake that is there already keeps nobody from writing.
  editor.write(fair, editor.read(fair).replace('By the crate.', 'By {{crtae}}.'))
  await editor.open('pages/entries/story')
  const sectionIn = (code: 'en' | 'it') => editor.entryWith('Prose in large type: ', editor.column(code))
  for (const code of ['en', 'it'] as const) await editor.unfold(sectionIn(code))
  await sectionIn('en').getByLabel('Heading').fill('Twice')
  await sectionIn('it').getByLabel('Heading').fill('{{volte}}')
  await editor.save()
  await expect(page.getByText('nothing was saved')).toContainText(`${files[1]}, Sections 2 → Heading: `)
  await sectionIn('it').getByLabel('Heading').fill('Due volte')
  await editor.save()
  await expect(page.getByText('Entry saved')).toBeVisible()
  expect(files.map(editor.read)).toEqual([
    english?.replace('"heading": "Once"', '"heading": "Twice"'),
    italian?.replace('"heading": "Once"', '"heading": "Due volte"'),
  ])
})

test('a field refuses a wrong value, and a save what only all data tell (R-EDIT-3)', async ({ page, editor }) => {
  const before = editor.read(fair)
  await editor.open('pages-it/entries/fair')
  const hero = editor.entryWith('Top of the page: ')
  await editor.unfold(hero)
  await hero.getByLabel('Heading').fill('La fiera del 2030')
  await editor.save()
  await expect(hero.getByText('must spell no number')).toBeVisible()
  await hero.getByLabel('Heading').fill('La fiera: {{visitors}}')
  await editor.save()
  await expect(page.getByText('nothing was saved')).toContainText(`${fair}, Sections 1 → Heading: `)
  expect(editor.read(fair)).toBe(before)
})

test('a save is refused where somebody else has changed the file (R-EDIT-2)', async ({ page, editor }) => {
  await editor.open('pages-it/entries/fair')
  const hero = editor.entryWith('Top of the page: ')
  await editor.unfold(hero)
  for (const words of ['La fiera', 'La grande fiera']) {
    await hero.getByLabel('Heading').fill(words)
    await editor.save()
    await expect.poll(() => editor.read(fair)).toContain(`"${words}"`)
  }
  const theirs = editor.read(fair).replace('By the crate.', 'By the boat.')
  editor.write(fair, theirs)
  await hero.getByLabel('Heading').fill('La piccola fiera')
  await editor.save()
  await expect(page.getByText('Somebody has changed')).toContainText(fair)
  expect(editor.read(fair)).toBe(theirs)
})

test('after the editor has ended, its page keeps the words until it runs again (R-EDIT-2)', async ({
  page,
  editor,
}) => {
  await editor.open('pages-it/entries/fair')
  const hero = editor.entryWith('Top of the page: ')
  await editor.unfold(hero)
  await hero.getByLabel('Heading').fill('La grande fiera')
  await page.context().setOffline(true)
  await editor.save()
  await expect(page.getByText('nothing was saved')).toContainText('npm run cms')
  await page.context().setOffline(false)
  await editor.save()
  await expect.poll(() => editor.read(fair)).toContain('"La grande fiera"')
})
