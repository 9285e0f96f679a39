import { readdirSync, readFileSync } from 'node:fs'

import { inProject } from '../support/project'

const folder = 'docs/decisions'
const records = readdirSync(inProject(folder)).sort()

test.each(records)('%s has a number, a date, a status and consequences', (file) => {
  const [title, , status, ...rest] = readFileSync(inProject(folder, file), 'utf8').split('\n')
  expect(title).toMatch(new RegExp(`^# ${Number.parseInt(file, 10)}\\. `))
  expect(status).toMatch(/^\d{4}-\d{2}-\d{2} · (Accepted|Superseded)/)
  expect(rest.join('\n')).toContain('**Consequences.**')
})

test('each has a number of its own', () => {
  const numbers = records.map((file) => Number.parseInt(file, 10))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})
