import { expect, type Locator, type Page } from '@playwright/test'
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

/** Fills a field, saves, and expects what the editor says about it. The field gets its words back. */
async function expectRefusal(
  editor: { save: (language: 'it') => Promise<void> },
  { field, words, within, message }: { field: Locator; words: string; within: Page | Locator; message: string },
) {
  const before = await field.inputValue()
  await field.fill(words)
  await editor.save('it')
  await expect(within.getByText(message)).toBeVisible()
  await field.fill(before)
}

/** Four of the ten commonest tasks, and four of the five commonest mistakes, of an Italian marketer. */
test('in Italian: a common mistake is named with its remedy and writes nothing; then a new sentence, question, section and order make files as if a person had edited them (R-EDIT-1, R-EDIT-2, R-EDIT-3)', async ({
  page,
  editor,
}) => {
  await editor.open('pages/entries/contact', 'it')
  const [italian, english] = [editor.column('it'), editor.column('en')]
  const topOf = (column: Locator) => editor.entryWith('Apertura della pagina: ', column)
  for (const column of [italian, english]) await editor.unfold(topOf(column))

  const heading = (column: Locator) => topOf(column).getByLabel('Titolo')
  for (const [what, mistake] of [
    ['a number in words', { column: english, words: 'Write at 9', message: 'non deve avere cifre' }],
    ['a heading left empty', { column: english, words: '', message: 'Titolo è richiesto' }],
    ['a number in the other language', { column: italian, words: 'Scrivi alle 9', message: 'non deve avere cifre' }],
  ] as const) {
    await test.step(what, () =>
      expectRefusal(editor, { ...mistake, field: heading(mistake.column), within: topOf(mistake.column) }),
    )
  }
  await test.step('a title that is too long for a search engine', async () => {
    await english.getByRole('button', { name: 'Expand' }).first().click()
    await expectRefusal(editor, {
      field: english.getByLabel('Titolo').first(),
      words: 'A title that is much too long for any search engine to show it whole',
      within: page,
      message: 'deve averne da 30 a 60',
    })
  })
  for (const language of ['it', 'en']) expect(editor.diff(`data/pages/${language}/contact.json`)).toBe('')

  for (const language of ['it', 'en'] as const) {
    const column = editor.column(language)
    const { lede, question, answer, heading, paragraph } = words[language]
    await topOf(column).getByLabel('Prime frasi').fill(lede)

    const faq = editor.entryWith('Domande e risposte: ', column)
    await editor.unfold(faq)
    await faq.getByRole('button', { name: 'Aggiungi' }).click()
    await faq.getByLabel('Domanda').last().fill(question)
    await faq.getByLabel('Risposta').last().fill(answer)

    await column.getByRole('button', { name: 'Aggiungi sezione' }).click()
    await page.getByRole('menuitem', { name: 'Testo in grande' }).click()
    const added = editor.entryWith('Testo in grande', column)
    await added.getByLabel('Titolo').fill(heading)
    await added.getByRole('button', { name: 'Aggiungi paragrafo' }).click()
    await added.getByLabel('Paragrafi').last().fill(paragraph)

    await editor.moveBelow(
      editor.entryWith('Qualcosa da portare via: ', column),
      editor.entryWith('I tempi di risposta (disegno): ', column),
    )
  }
  await editor.save('it')
  await expect(page.getByText('Voce salvata')).toBeVisible()
  for (const language of ['it', 'en'] as const) {
    const text = await editor.read(`data/pages/${language}/contact.json`)
    expect(text).toBe(editor.formatted(JSON.stringify(expected(language), null, 2)))
  }
})
