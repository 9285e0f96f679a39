import { pathOf, startsAsBrowser } from './find-chromium'

const names = ['firefox', 'firefox-esr']

/** Path of the system's Firefox, if there is one. */
export const systemFirefox = () => {
  const name = names.find(startsAsBrowser)
  return name && pathOf(name)
}
