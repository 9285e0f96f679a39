import { readdirSync, readFileSync } from 'node:fs'

import { inProject } from '../../tools/support/project'

const folder = 'docs/decisions'
const files = readdirSync(inProject(folder)).filter((file) => file !== 'README.md')
const records = files.map((file) => ({ file, text: readFileSync(inProject(folder, file), 'utf8') }))

test.each(records)(
  'given $file, the record shows its number, its date, its context, choice and consequences',
  (record) => {
    const [title, , status] = record.text.split('\n')
    expect(title).toMatch(new RegExp(`^# ${Number.parseInt(record.file, 10)}\\. `))
    expect(status).toMatch(/^\d{4}-\d{2}-\d{2} · Accepted$/)
    for (const part of ['Context', 'Decision', 'Consequences']) expect(record.text).toContain(`\n**${part}.** `)
  },
)

test('given all records, each has a number of its own', () => {
  const numbers = records.map(({ file }) => Number.parseInt(file, 10))
  expect(new Set(numbers).size).toBe(records.length)
})
