import { stylesheets } from './addresses'

function linkTo(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href })
  document.head.append(link)
  return link
}

/** Links the stylesheet of an island, if it has one, and waits for it. */
export const linkStyles = (folder: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const href = stylesheets[folder]
    if (!href) return resolve(undefined)
    const link = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`) ?? linkTo(href)
    // Once it is loaded, it has a sheet.
    if (link.sheet) return resolve(undefined)
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      // The next touch asks again.
      link.remove()
      reject(new Error(`${href} could not be had.`))
    })
  })
