import type { Language } from '../../i18n/languages'

export const shareImageSize = { width: 1200, height: 630 } as const

/** The heading of a page, which its share image shows: that of its hero. */
export const headingOf = ([hero]: readonly object[]): string => (hero && 'heading' in hero ? String(hero.heading) : '')

/** @example shareImagePath('home', 'it') // '/share/it/home.jpg' */
export const shareImagePath = (pageId: string, language: Language) => `/share/${language}/${pageId}.jpg`
