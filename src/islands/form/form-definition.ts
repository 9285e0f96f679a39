/** Kinds of field. A checkbox of consent and the trap belong to every form and are not listed. */
type FieldKind = 'text' | 'email' | 'tel' | 'select' | 'textarea'

export type FieldDefinition = {
  /** Name of the control (R-FORM-1, R-FORM-3). Its label and its message are forms:labels.<name>, forms:missing.<name>. */
  name: string
  kind: FieldKind
  required: boolean
  /** Half fields stand side by side where there is room. */
  half?: boolean
  /** Token for the browser's autofill. */
  autoComplete?: string
  rows?: number
  /** Values of a select, in order. Their labels are forms:options.<name>.<value>. */
  options?: readonly string[]
}

/** Values by the names of the fields. */
export type FormValues = Record<string, string>

export type FormDefinition = {
  /** Key of the draft; one for each form of the site. */
  id: string
  /** Where the payload is posted to. */
  webhook: string
  fields: readonly FieldDefinition[]
  /**
   * Body of the POST.
   * @param values without anything invisible at their edges
   * @param now time of the request
   */
  toPayload: (values: FormValues, now: Date) => object
}
