import { contactForm, type FormDefinition, type FormValues, leadForm } from '../../forms/definition'
import { languageOf } from '../../i18n/paths'
import { payloadOf } from './payload'

/** Only a lead form has its interest fixed by its section. */
export const definitionOf = ({ dataset }: HTMLFormElement): FormDefinition =>
  dataset.interest === undefined ? contactForm : leadForm

/** The bundler puts an address in the place of each variable, so each is spelled out. */
function webhookOf({ webhook }: FormDefinition): string {
  const addresses = {
    contact: process.env.GATSBY_CONTACT_WEBHOOK_URL,
    event: process.env.GATSBY_EVENT_WEBHOOK_URL,
  }
  return addresses[webhook] ?? ''
}

/**
 * Where a form posts its values, and the payload. The language is the path's: a translator changes the one of the
 * document.
 */
export function requestOf(form: HTMLFormElement, values: FormValues): { webhook: string; payload: FormValues } {
  const definition = definitionOf(form)
  const { interest, source = '' } = form.dataset
  const fixed: FormValues = interest === undefined ? {} : { interest }
  const page = { language: languageOf(location.pathname), source, now: new Date() }
  return { webhook: webhookOf(definition), payload: payloadOf(definition, { ...values, ...fixed }, page) }
}
