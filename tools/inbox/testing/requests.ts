export const contact = {
  firstName: 'Agata',
  lastName: 'Ferro',
  email: 'agata@example.com',
  company: '',
  interest: 'ecommerce-zero',
  budget: '',
  message: 'A shop for my ceramics.',
  timestamp: '2026-05-01T09:00:00.000Z',
  source: 'Zagara website',
}

export const lead = {
  firstName: 'Rosario',
  lastName: '',
  email: 'rosario@example.com',
  phone: '+39 000 000 0000',
  interest: 'evento-farmasimplex',
  message: '',
  timestamp: '2026-05-01T09:00:00.000Z',
  source: 'Zagara website, event',
}
