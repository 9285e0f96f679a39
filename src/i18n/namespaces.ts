/** The files of phrases that each language has, by their names in locales/<language>. */
export const namespaces = ['common', 'forms', 'not-found']
