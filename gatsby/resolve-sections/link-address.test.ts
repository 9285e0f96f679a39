import { linkAddress } from './link-address'

const english = { paths: new Map([['contact', '/en/contact']]) }
const italian = { paths: new Map([['contact', '/it/contatti']]) }

test('a link to a page leads to the page in the language of the link', () => {
  expect(linkAddress({ page: 'contact' }, english)).toBe('/en/contact')
  expect(linkAddress({ page: 'contact' }, italian)).toBe('/it/contatti')
})

test('a link to a section of the same page is a hash', () => {
  expect(linkAddress({ anchor: 'section-3' }, english)).toBe('#section-3')
})

test('a link to a section of another page is its path and the hash', () => {
  expect(linkAddress({ page: 'contact', anchor: 'contact' }, italian)).toBe('/it/contatti#contact')
})

test('a link passes an interest to the form of the other page, before the hash', () => {
  expect(linkAddress({ page: 'contact', interest: 'ecommerce-zero' }, italian)).toBe(
    '/it/contatti?interest=ecommerce-zero',
  )
  expect(linkAddress({ page: 'contact', interest: 'ecommerce-zero', anchor: 'contact' }, italian)).toBe(
    '/it/contatti?interest=ecommerce-zero#contact',
  )
})
