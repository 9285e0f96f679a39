/** A choice of a list, as the CMS wants it. */
export type Option = { label: string; value: string }

/** A field of the CMS's configuration (https://decapcms.org/docs/widgets). */
export type Field = {
  name: string
  label: string
  label_singular?: string
  hint?: string
  widget: 'string' | 'text' | 'number' | 'boolean' | 'select' | 'object' | 'list' | 'hidden'
  required?: boolean
  i18n?: true
  collapsed?: boolean
  summary?: string
  /** Limits of a text, which `admin/letters.ts` counts while one types. */
  least_letters?: number
  most_letters?: number
  pattern?: [pattern: string, message: string]
  min?: number
  max?: number
  step?: number
  value_type?: 'int' | 'float'
  multiple?: boolean
  options?: Option[]
  field?: Field
  fields?: Field[]
  types?: Field[]
  typeKey?: string
}

type Translations = { structure: 'multiple_folders'; locales: string[]; default_locale: string }

/** A collection of files of one kind, or a list of single files. */
export type Collection = {
  name: string
  label: string
  description?: string
  format?: string
  extension?: 'json'
  folder?: string
  create?: boolean
  delete?: boolean
  identifier_field?: string
  summary?: string
  filter?: { field: string; value: string }
  slug?: string
  i18n?: Translations
  fields?: Field[]
  files?: { name: string; label: string; file: string; fields: Field[] }[]
  editor?: { preview: boolean }
}
