test('a drawing that has its file is not built again when the screen changes (R-PAGE-19)', async () => {
  document.body.innerHTML = '<svg><use data-href="/drawing/tall.svg#land"></use></svg>'
  const [use] = document.querySelectorAll('use')
  if (!use) throw new Error('The page has no drawing.')
  // jsdom lays nothing out.
  Object.assign(use, { getClientRects: () => [new DOMRect(0, 900, 390, 300)] })
  Object.assign(window, { ResizeObserver: class {} })
  Object.assign(document, { fonts: { ready: Promise.resolve() } })
  const setAttribute = jest.spyOn(use, 'setAttribute')
  await import('./index')
  window.dispatchEvent(new Event('resize'))
  expect(setAttribute.mock.calls).toEqual([['href', '/drawing/tall.svg#land']])
})
