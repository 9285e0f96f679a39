import { securityText } from './security-text'

test('security.txt names the agency’s address, and expires within a year (R-TRUST-1)', () => {
  const text = securityText('ciao@example.com', new Date('2026-03-01T10:00:00Z'))
  expect(text).toMatch(/^Contact: mailto:ciao@example\.com\nExpires: 2027-02-24T10:00:00\.000Z\n/)
})
