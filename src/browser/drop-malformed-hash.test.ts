const here = () => window.location.pathname + window.location.search + window.location.hash

function startAt(address: string): void {
  window.history.replaceState({ key: 'kept' }, '', address)
  jest.isolateModules(() => require('./drop-malformed-hash'))
}

test('a hash that cannot be decoded goes; path, search and the entry of the history stay', () => {
  startAt('/en/contact?a=1#%E0%A4%A')
  expect(here()).toBe('/en/contact?a=1')
  expect(window.history.state).toEqual({ key: 'kept' })
})

test.each(['/en#contact', '/it#per%C3%B2', '/en?a=%'])('%s stays', (address) => {
  startAt(address)
  expect(here()).toBe(address)
})
