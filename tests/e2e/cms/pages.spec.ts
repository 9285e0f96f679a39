import { expect } from '@playwright/test'
import { z } from 'zod'

import { readJson } from '../../jest/project'
import { test } from './editor'

const words = {
  en: {
    lede: 'Write to us about your shop.',
    question: 'Do you answer at the weekend?',
    answer: 'On Monday morning.',
    heading: 'One more thing',
    paragraph: 'We read every line.',
  },
  it: {
    lede: 'Scrivici del tuo negozio.',
    question: 'Rispondete nel fine settimana?',
    answer: 'Il lunedì mattina.',
    heading: 'Ancora una cosa',
    paragraph: 'Leggiamo ogni riga.',
  },
}

const pageFile = z.strictObject({
  $schema: z.string(),
  search: z.unknown(),
  sections: z.array(z.looseObject({ type: z.string() })),
})

/** The page with a new first sentence, one more question, one more section, and the offer below the answer times. */
function expected(language: 'en' | 'it') {
  const { lede, question, answer, heading, paragraph } = words[language]
  const file = pageFile.parse(readJson(`data/pages/${language}/contact.json`))
  const [hero, form, offer, times, ...others] = file.sections.map((section) => {
    if (section.type === 'hero') return { ...section, lede }
    const items = section.type === 'faq' && Array.isArray(section.items) ? section.items : undefined
    return items ? { ...section, items: [...items, { question, answer }] } : section
  })
  const added = { type: 'statement', heading, paragraphs: [paragraph] }
  return { ...file, sections: [hero, form, times, offer, ...others, added].filter((section) => section !== undefined) }
}

test('given a new sentence, question, section and order, the files look as if a person had edited them (R-EDIT-1, R-EDIT-2)', async ({
  page,
  editor,
}) => {
  await editor.open('pages/entries/contact')
  for (const language of ['it', 'en'] as const) {
    const column = editor.column(language)
    const { lede, question, answer, heading, paragraph } = words[language]
    const top = editor.entryWith('Top of the page: ', column)
    await editor.unfold(top)
    await top.getByLabel('First sentences').fill(lede)

    const faq = editor.entryWith('Questions and answers: ', column)
    await editor.unfold(faq)
    await faq.getByRole('button', { name: 'Add entry' }).click()
    await faq.getByLabel('Question').last().fill(question)
    await faq.getByLabel('Answer').last().fill(answer)

    await column.getByRole('button', { name: 'Add section' }).click()
    await page.getByRole('menuitem', { name: 'Prose in large type' }).click()
    const added = editor.entryWith('Prose in large type', column)
    await added.getByLabel('Heading').fill(heading)
    await added.getByRole('button', { name: 'Add paragraph' }).click()
    await added.getByLabel('Paragraphs').last().fill(paragraph)

    await editor.moveBelow(
      editor.entryWith('Something to take away: ', column),
      editor.entryWith('Answer times (drawing): ', column),
    )
  }
  await editor.save()
  await expect(page.getByText('Entry saved')).toBeVisible()
  for (const language of ['it', 'en'] as const) {
    const text = await editor.read(`data/pages/${language}/contact.json`)
    expect(text).toBe(editor.formatted(JSON.stringify(expected(language), null, 2)))
  }
})

test('given a common mistake, the editor names the remedy and writes nothing (R-EDIT-3)', async ({ page, editor }) => {
  await editor.open('pages/entries/contact')
  const [italian, english] = [editor.column('it'), editor.column('en')]
  const top = editor.entryWith('Top of the page: ', english)
  await editor.unfold(top)

  await test.step('a number in words', async () => {
    await top.getByLabel('Heading').fill('Write at 9')
    await editor.save()
    await expect(top.getByText('must spell no number')).toBeVisible()
  })
  await test.step('a heading left empty', async () => {
    await top.getByLabel('Heading').fill('')
    await editor.save()
    await expect(top.getByText('Heading is required')).toBeVisible()
  })
  await test.step('the same in the other language', async () => {
    await top.getByLabel('Heading').fill('Write')
    const other = editor.entryWith('Top of the page: ', italian)
    await editor.unfold(other)
    await other.getByLabel('Heading').fill('Scrivi alle 9')
    await editor.save()
    await expect(other.getByText('must spell no number')).toBeVisible()
    await other.getByLabel('Heading').fill('Scrivici')
  })
  await test.step('a title that is too long for a search engine', async () => {
    await english.getByRole('button', { name: 'Expand' }).first().click()
    await english
      .getByLabel('Title')
      .first()
      .fill('A title that is much too long for any search engine to show it whole')
    await editor.save()
    await expect(page.getByText('it must have 30 to 60')).toBeVisible()
  })
  expect(editor.diff('data/pages/en/contact.json')).toBe('')
  expect(editor.diff('data/pages/it/contact.json')).toBe('')
})
