import { redirectRules } from './redirect-rules'

test('the host compares a path as browsers ask for it (R-REDIRECT-4)', () => {
  const from = ['/contatti.html', '/Chi siamo', '/perché/']
  expect(redirectRules(from.map((fromPath) => ({ fromPath, toPath: '/it/contatti' })))).toBe(
    '/contatti.html /it/contatti 301\n/Chi%20siamo /it/contatti 301\n/perch%C3%A9/ /it/contatti 301\n',
  )
})
