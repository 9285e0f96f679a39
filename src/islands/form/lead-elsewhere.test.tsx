import { screen } from '@testing-library/react'
import { z } from 'zod'
import { resolveSections } from '../../../gatsby/resolve/resolve-sections'
import { examplePayload, requiredValues } from '../../../tests/forms/examples'
import {
  button,
  consent,
  control,
  fetchMock,
  fillLead,
  freshTabForEachTest,
  openForm,
  press,
  sent,
} from '../../../tests/jest/forms'
import { invented, references } from '../../../tests/jest/references'
import { word } from '../../../tests/jest/site'
import { leadForm } from '../../forms/definition'
import { Lead } from '../../sections/lead/lead'
import { page } from '../../sections/page-model'

freshTabForEachTest()

/** data/pages/en/ of a page that nobody has written yet: another event, with its own words. */
const anotherPage = page.parse({
  $schema: '../../schemas/page.schema.json',
  search: {
    title: 'Spring fair: meet us at the lemon stand',
    description:
      'Three days of talks under Etna: book half an hour with us, and bring the shop that you would like to see grow.',
  },
  sections: [
    { type: 'hero', heading: 'Meet us at the fair', lede: 'Three days under Etna.', spots: [] },
    {
      type: 'lead',
      id: 'book',
      heading: 'Book half an hour',
      intro: 'We answer within {{email-response}}.',
      interest: 'spring-fair',
      source: 'Zagara website – Spring fair',
      submit: 'Book my half hour',
    },
  ],
})

const figures = new Map([
  ['email-response', invented({ id: 'email-response', format: 'duration', value: 2, unit: 'hour' })],
])

/** What the section's fragment asks of what GraphQL hands out. */
const shape = z.object({
  anchor: z.string(),
  heading: z.string(),
  intro: z.string(),
  interest: z.string(),
  source: z.string(),
  submit: z.string(),
})

function openLeadSection() {
  const resolved = resolveSections(anotherPage.sections, 'the page', references({ figures }))
  const { intro, interest, ...section } = shape.parse(resolved[1])
  openForm(<Lead tone="paper" intro={intro} interest={interest} {...section} />, { path: '/en/spring-fair' })
  return { ...section, intro }
}

test('a page places the lead form with its own texts, under its own anchor (R-FORM-3)', () => {
  const { anchor, intro } = openLeadSection()
  expect(anchor).toBe('book')
  expect(intro).not.toContain('{{')
  expect(screen.getByRole('form', { name: 'Book half an hour' })).toBeVisible()
  expect(document.body.textContent).toContain(intro)
  expect(button()).toHaveTextContent('Book my half hour')
  expect(control('name')).toHaveAccessibleName(word('en', 'forms:labels.name'))
})

test('what it sends names the page’s interest and source, to the letter (R-FORM-6)', async () => {
  openLeadSection()
  await fillLead()
  await press()
  expect(fetchMock).toHaveBeenCalledWith('https://hooks.example.com/event', expect.anything())
  expect(sent()).toStrictEqual({
    ...examplePayload(leadForm, requiredValues(leadForm)),
    interest: 'spring-fair',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    source: 'Zagara website – Spring fair',
  })
  expect(consent()).not.toBeChecked()
})
