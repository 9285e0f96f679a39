import { z } from 'zod'

import { actionTargets, localized, policyAddress, text, verbatim, webAddress } from './primitives'
import { field, formed } from './words'

const emailForm = { en: 'must be an e-mail address', it: 'deve essere un indirizzo e-mail' }

/** Public values of the agency: all that only the owner knows (R-SITE-4). Webhooks are environment variables. */
export const siteFile = z.strictObject({
  $schema: z.string().optional(),
  name: field(text, {
    en: ['Name', 'The brand, as visitors read it'],
    it: ['Nome', 'Il marchio, come lo legge chi visita il sito'],
  }),
  legalName: field(text, {
    en: ['Legal name', 'Name of the legal entity'],
    it: ['Ragione sociale', 'Il nome della società'],
  }),
  email: field(z.email(emailForm.en).meta({ form: emailForm }), {
    en: ['E-mail', 'E-mail address for everything'],
    it: ['E-mail', 'L’indirizzo e-mail per tutto'],
  }),
  phone: field(
    formed(/^\+(?: ?\d){8,15}$/, {
      en: 'must be an international number, for example "+39 095 000 0000"',
      it: 'deve essere un numero internazionale, per esempio «+39 095 000 0000»',
    }),
    {
      en: ['Phone', 'International number'],
      it: ['Telefono', 'Numero con prefisso internazionale'],
    },
  ),
  location: field(localized, {
    en: ['Where it is', 'Where the agency is, as the contact page says it'],
    it: ['Dove si trova', 'Dove si trova l’agenzia, come lo dice la pagina dei contatti'],
  }),
  address: field(verbatim, {
    en: ['Registered office', 'Registered office of the legal entity'],
    it: ['Sede legale', 'La sede legale della società'],
  }),
  taxData: field(localized, {
    en: ['VAT number', 'VAT number and the like, as the footer shows them'],
    it: ['Partita IVA', 'Partita IVA e simili, come appaiono nel piè di pagina'],
  }),
  register: field(localized, {
    en: ['Companies register', 'Companies register and its number (REA): Italian law wants it on the site'],
    it: ['Registro imprese', 'Registro imprese e numero REA: la legge italiana li vuole sul sito'],
  }),
  shareCapital: field(localized, {
    en: ['Share capital', 'Share capital, and whether it is paid up: wanted by the same law'],
    it: ['Capitale sociale', 'Capitale sociale, e se è interamente versato: lo vuole la stessa legge'],
  }),
  hours: field(localized.optional(), {
    en: [
      'Hours of the day',
      'Hours of the day in which you answer, for example "9 am to 6 pm": stand in each promise of an answer',
    ],
    it: [
      'Ore del giorno',
      'Ore del giorno in cui rispondete, per esempio «dalle 9 alle 18»: stanno in ogni promessa di risposta',
    ],
  }),
  social: field(
    z.strictObject({
      name: field(text, {
        en: ['Name', 'What the network is called'],
        it: ['Nome', 'Come si chiama la rete'],
      }),
      url: field(webAddress, {
        en: ['Address', 'Our page there'],
        it: ['Indirizzo', 'La nostra pagina lì'],
      }),
    }),
    {
      en: ['Professional network', 'The professional network'],
      it: ['Rete professionale', 'La rete professionale'],
    },
  ),
  events: field(webAddress, {
    en: ['Events site', 'The external events site'],
    it: ['Sito degli eventi', 'Il sito esterno degli eventi'],
  }),
  policies: field(
    z.strictObject({
      privacy: field(policyAddress, {
        en: ['Privacy policy', 'Address of the privacy policy'],
        it: ['Informativa privacy', 'Indirizzo dell’informativa sulla privacy'],
      }),
      cookie: field(policyAddress, {
        en: ['Cookie policy', 'Address of the cookie policy'],
        it: ['Cookie policy', 'Indirizzo dell’informativa sui cookie'],
      }),
    }),
    {
      en: ['Policies', 'The policy documents, on the external legal-document service'],
      it: ['Informative', 'Le informative, sul servizio esterno di documenti legali'],
    },
  ),
  actions: field(actionTargets, {
    en: ['Buttons', 'Targets of the buttons whose document or calendar may not be online yet'],
    it: ['Pulsanti', 'Dove portano i pulsanti il cui documento o calendario può non essere ancora online'],
  }),
  contactSource: field(text, {
    en: ['Source of the contact form', 'Sent as `source` by the contact form: names the site'],
    it: ['Fonte del modulo di contatto', 'Inviato come `source` dal modulo di contatto: dice di quale sito'],
  }),
})
