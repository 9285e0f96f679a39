test('a step of the start script that throws takes no other with it, and is logged (R-ERROR-3)', async () => {
  document.body.innerHTML = '<span data-year>2000</span>'
  const fault = new Error('an extension has changed this function')
  Object.assign(CSS, {
    supports() {
      throw fault
    },
  })
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  await import('./index')
  expect(document.body.textContent).toBe(String(new Date().getFullYear()))
  expect(document.documentElement.dataset.scripts).toBe('')
  expect(logged).toHaveBeenCalledWith(fault)
})
