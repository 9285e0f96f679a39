import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { text } from '../../data-model/primitives'
import { headed, sectionLink, titled } from '../../data-model/section-fields'
import { ofType } from '../../data-model/value-kinds'
import { choice, field } from '../../data-model/words'

const euros = z.number().int().min(1).max(999_999)

const fault = z.strictObject({
  title: field(text, ['Title', 'What is wrong']),
  loss: field(euros, ['Loss', 'What it costs in a month, in euros']),
  proof: field(text, ['Proof', 'How one knows']),
  first: field(text, ['First thing to do', 'In a sentence that says that it is the first']),
})

const findings = z.strictObject({
  title: field(text, ['Title', 'What the page is about']),
  text: field(text, ['Text', 'Whose it is']),
  takings: field(euros, ['Takings', 'What the shop would take in a month without the faults, in euros']),
  today: field(text, ['Today', 'What the rest is: stands behind the amount']),
  faults: field(z.array(fault).min(2).max(3), ['Faults', 'The most expensive one first', 'fault']),
})

const kind = ofType(
  'DocumentKind',
  choice({
    sheet: 'Spreadsheet',
    map: 'Map of systems',
    calendar: 'Calendar with August struck out',
    clauses: 'Page of clauses',
  }).describe('A drawn document'),
)

const item = z.strictObject({ ...titled, document: field(kind, ['Drawing', 'Which drawing shows it']) })

export const documents = defineSection({
  type: 'documents',
  words: ['Documents', 'What a client receives: a page of the report to read, and behind it the other documents'],
  fields: {
    ...headed,
    report: field(z.strictObject(titled), ['Report', 'The document whose page one can read']),
    findings: field(findings, ['Findings', 'What an example of its pages says']),
    items: field(z.array(item).min(4).max(4), ['Entries', 'The other documents, from left to right', 'entry']),
    link: sectionLink,
  },
})
