/** The files of interface strings that each language has, by their names in locales/<language>. */
export const namespaces = ['common', 'forms', 'not-found']
