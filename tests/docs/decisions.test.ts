import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { inProject } from '../../tools/support/project'

const folder = 'docs/decisions'
const records = readdirSync(inProject(folder))
  .sort()
  .map((file) => ({ file, text: readFileSync(inProject(folder, file), 'utf8') }))

test.each(records)('given $file, the record shows its number, its date and its status', ({ file, text }) => {
  const [title, , status] = text.split('\n')
  expect(title).toMatch(new RegExp(`^# ${Number.parseInt(file, 10)}\\. `))
  expect(status).toMatch(/^\d{4}-\d{2}-\d{2} · (Accepted|Superseded by \[\d+\]\(\S+\): .+)/)
})

test.each(records)(
  'given $file, an accepted record shows its consequences, a superseded one ends at its status',
  (record) => {
    const [, , status = '', ...rest] = record.text.split('\n')
    const body = rest.join('\n').trim()
    if (status.includes('Superseded')) expect(body).toBe('')
    else expect(body).toContain('**Consequences.**')
    expect(record.text.split(/\s+/).length).toBeLessThanOrEqual(300)
  },
)

test('given all records, each has a number of its own', () => {
  const numbers = records.map(({ file }) => Number.parseInt(file, 10))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test.each(records)('given a link of $file, the repository shows a file there', ({ text }) => {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  const files = targets.filter((target) => !target.startsWith('http'))
  expect(files.filter((target) => !existsSync(inProject(folder, target)))).toEqual([])
})
