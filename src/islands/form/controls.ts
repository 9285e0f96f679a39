import type { FormValues } from '../../forms/definition'
import { trapName } from './constants'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Value of a ticked checkbox; that of an empty one is empty. */
const ticked = 'on'

const isCheckbox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

/** Whether something is a control that a visitor fills; the trap is for robots. */
export function isControl(target: unknown): target is Control {
  return (
    (target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement) &&
    target.name !== trapName
  )
}

/** The forms of the page that post to a webhook. */
export const pageForms = (): HTMLFormElement[] => [...document.querySelectorAll<HTMLFormElement>('form[data-form]')]

/** The key of a form's draft and request: one for each form of the site. */
export const idOf = (form: HTMLFormElement): string => form.dataset.form ?? ''

export const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl)

export function readValue(control: Control): string {
  if (isCheckbox(control)) return control.checked ? ticked : ''
  return control.value
}

/** What stands in each control now. */
export const readValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(controlsOf(form).map((control) => [control.name, readValue(control)]))

/** What the page put into a control. */
export function initialValue(control: Control): string {
  if (isCheckbox(control)) return control.defaultChecked ? ticked : ''
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return control.querySelector<HTMLOptionElement>('[selected]')?.value ?? ''
}

/** This page's option for a value of any language: `data-also` has the values of the last option in the others (`altro`). */
const ownOption = ({ options }: HTMLSelectElement, value: string): string | undefined =>
  [...options].find((option) => [option.value, ...(option.dataset.also?.split(' ') ?? [])].includes(value))?.value

/** The values that differ from those the page came with: what somebody typed, chose or ticked. */
export function changedValues(form: HTMLFormElement): FormValues {
  const changed = controlsOf(form).filter((control) => readValue(control) !== initialValue(control))
  return Object.fromEntries(changed.map((control) => [control.name, readValue(control)]))
}

/** Puts a value into a control; in place of an option that its select does not know, what the page chose. */
export function writeValue(control: Control, value: string): void {
  if (isCheckbox(control)) control.checked = value !== ''
  else if (control instanceof HTMLSelectElement) control.value = ownOption(control, value) ?? initialValue(control)
  else control.value = value
}
