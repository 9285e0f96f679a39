type Phrases = { [key: string]: string | Phrases }

/** Where the CMS's own words mislead, ours: our limits are sentences, and what stops saving is seldom a missing field. */
const ours: Record<string, Phrases> = {
  en: {
    ui: {
      toast: {
        missingRequiredField: 'Not saved: what is missing or wrong is marked in red.',
        onFailToPersist: '%{details}',
      },
    },
    editor: { editorControlPane: { widget: { regexPattern: '%{fieldLabel} %{pattern}' } } },
  },
  it: {
    ui: {
      toast: {
        missingRequiredField: 'Non salvato: ciò che manca o non va è segnato in rosso.',
        onFailToPersist: '%{details}',
      },
    },
    editor: { editorControlPane: { widget: { regexPattern: '%{fieldLabel} %{pattern}' } } },
  },
}

const isGroup = (value: unknown): value is Phrases => typeof value === 'object' && value !== null

const merge = (theirs: object, own: Phrases): object => {
  const known = new Map<string, unknown>(Object.entries(theirs))
  const merged = Object.entries(own).map(([key, value]) => {
    const there = known.get(key)
    return [key, isGroup(value) && isGroup(there) ? merge(there, value) : value]
  })
  return { ...theirs, ...Object.fromEntries(merged) }
}

/** Puts our words in place of the CMS's. */
export const speakPlainly = (language: string) => {
  const own = ours[language]
  if (own) window.CMS.registerLocale(language, merge(window.CMS.getLocale(language), own))
}
