import { securityText } from './security-text'

test('security.txt has the fields of RFC 9116, and expires within a year (R-TRUST-1)', () => {
  const text = securityText({
    email: 'security@agency.example',
    origin: 'https://www.agency.example',
    today: new Date('2026-03-01T10:00:00Z'),
  })
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@agency.example',
    'Expires: 2027-03-01T10:00:00.000Z',
    expect.stringMatching(/^Preferred-Languages: en, it/),
    'Canonical: https://www.agency.example/.well-known/security.txt',
    '',
  ])
})
