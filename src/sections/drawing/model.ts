import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { cell, drawingName, identifier, link, prose, quantity, sign, text } from '../../data-model/primitives'
import { card, example, headed, notOneForEach } from '../../data-model/section-fields'
import { ofType } from '../../data-model/value-kinds'
import { field } from '../../data-model/words'
import { sum } from './sum/model'

const label = z.strictObject({
  id: field(identifier, ['Id', 'Which label of the drawing it is']),
  value: field(quantity.optional(), ['Value', 'Its number, with its unit']),
  title: field(text.optional(), ['Title', 'What it is, in a few words']),
  text: field(quantity.optional(), ['Text', 'What there is to say of it, in a few words']),
  link: field(link.optional(), ['Link', 'Where the label leads']),
  pictureOnly: field(z.boolean().default(false), [
    'Only in the picture',
    'Set where the table or another label says the same to those who see no picture',
  ]),
  group: field(z.boolean().default(false), ['Names a group', 'Set where its value names the labels after it']),
})

const warning = z.strictObject({
  title: field(text, ['Title', 'What breaks']),
  text: field(text, ['Text', 'How it breaks']),
})

const row = z.strictObject({
  title: field(text, ['Title', 'What the row is about']),
  text: field(quantity.optional(), ['Text', 'Stands below the title']),
  sign: sign.optional(),
  cells: field(z.array(cell), ['Cells', 'One for each column; empty where there is nothing', 'cell']),
  warning: field(warning.optional(), ['Warning', 'What breaks after this row, where the table is a list']),
})

const table = ofType(
  'Table',
  z
    .strictObject({
      head: field(text, ['Head of the rows', 'What the rows are']),
      columns: field(z.array(text).min(2), ['Columns', 'Their heads', 'column']),
      warnings: field(text.optional(), ['Head of the warnings', 'What the warnings of the rows are']),
      rows: field(z.array(row).min(2), ['Rows', 'From top to bottom', 'row']),
    })
    .check(({ value, issues }) => {
      const headless = 'is shown only below the head "warnings" of the table. Add it'
      for (const [index, { cells, warning }] of value.rows.entries())
        for (const mistake of [
          ...notOneForEach(value.columns, cells, ['rows', index, 'cells']),
          ...(warning && !value.warnings ? [{ path: ['rows', index, 'warning'], message: headless }] : []),
        ])
          issues.push({ code: 'custom', input: value, ...mistake })
    })
    .describe('A table that stands with a drawing'),
)

export const drawing = defineSection({
  type: 'drawing',
  words: ['Drawing', 'A picture of data/drawings with its labels: a list where no picture is shown'],
  fields: {
    ...headed,
    drawing: field(drawingName, ['Drawing', 'Name of a folder of data/drawings']),
    example,
    labels: field(z.array(label).min(1), ['Labels', 'In the order of reading', 'label']),
    table: field(table.optional(), ['Table', 'Stands above the picture']),
    register: field(table.optional(), ['Register', 'A table whose rows stand as columns below the picture']),
    cards: field(z.array(card).max(8).default([]), ['Cards', 'Stand below the picture', 'card']),
    sum: field(sum.optional(), ['Sum', 'Stands in place of the list where there is no picture']),
    notes: field(z.array(prose).max(3).default([]), ['Notes', 'Stand below all of it', 'note']),
  },
})
