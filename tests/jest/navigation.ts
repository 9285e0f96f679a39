type Browser = { assign: (address: string) => void; replace: (address: string) => void; reload: () => void }

const isBrowser = (value: unknown): value is Browser =>
  typeof value === 'object' && value !== null && 'assign' in value && 'replace' in value && 'reload' in value

/** jsdom opens no pages. Notes the page that a script opens, until the test ends. */
export function watchNavigation() {
  const [browser] = Object.getOwnPropertySymbols(location).map((symbol): unknown => Reflect.get(location, symbol))
  if (!isBrowser(browser)) throw new Error('jsdom keeps what navigates in another place than before.')
  return {
    assign: jest.spyOn(browser, 'assign').mockReturnValue(),
    replace: jest.spyOn(browser, 'replace').mockReturnValue(),
    reload: jest.spyOn(browser, 'reload').mockReturnValue(),
  }
}
