import type { Language } from '../../i18n/languages'

/** Size of every share image, in px. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** The heading of a page, which its share image shows: that of its hero. */
export const headingOf = ([hero]: readonly object[]): string => (hero && 'heading' in hero ? String(hero.heading) : '')

/**
 * Address of a page's share image.
 * @example shareImagePath('home', 'it') // '/share/it/home.jpg'
 */
export function shareImagePath(pageId: string, language: Language): string {
  return `/share/${language}/${pageId}.jpg`
}
