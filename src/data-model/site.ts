import { z } from 'zod'

import { actionTargets, localized, policyAddress, text, verbatim, webAddress } from './primitives'
import { formed } from './words'

const emailForm = { en: 'must be an e-mail address', it: 'deve essere un indirizzo e-mail' }

/** Public values of the agency: all that only the owner knows (R-SITE-4). Webhooks are environment variables. */
export const siteFile = z.strictObject({
  $schema: z.string().optional(),
  name: text.meta({
    label: { en: 'Name', it: 'Nome' },
    hint: { en: 'The brand, as visitors read it', it: 'Il marchio, come lo legge chi visita il sito' },
  }),
  legalName: text.meta({
    label: { en: 'Legal name', it: 'Ragione sociale' },
    hint: { en: 'Name of the legal entity', it: 'Il nome della società' },
  }),
  email: z.email(emailForm.en).meta({
    form: emailForm,
    label: { en: 'E-mail', it: 'E-mail' },
    hint: { en: 'E-mail address for everything', it: 'L’indirizzo e-mail per tutto' },
  }),
  phone: formed(/^\+(?: ?\d){8,15}$/, {
    en: 'must be an international number, for example "+39 095 000 0000"',
    it: 'deve essere un numero internazionale, per esempio «+39 095 000 0000»',
  }).meta({
    label: { en: 'Phone', it: 'Telefono' },
    hint: { en: 'International number', it: 'Numero con prefisso internazionale' },
  }),
  location: localized.meta({
    label: { en: 'Where it is', it: 'Dove si trova' },
    hint: {
      en: 'Where the agency is, as the contact page says it',
      it: 'Dove si trova l’agenzia, come lo dice la pagina dei contatti',
    },
  }),
  address: verbatim.meta({
    label: { en: 'Registered office', it: 'Sede legale' },
    hint: { en: 'Registered office of the legal entity', it: 'La sede legale della società' },
  }),
  taxData: localized.meta({
    label: { en: 'VAT number', it: 'Partita IVA' },
    hint: {
      en: 'VAT number and the like, as the footer shows them',
      it: 'Partita IVA e simili, come appaiono nel piè di pagina',
    },
  }),
  register: localized.meta({
    label: { en: 'Companies register', it: 'Registro imprese' },
    hint: {
      en: 'Companies register and its number (REA): Italian law wants it on the site',
      it: 'Registro imprese e numero REA: la legge italiana li vuole sul sito',
    },
  }),
  shareCapital: localized.meta({
    label: { en: 'Share capital', it: 'Capitale sociale' },
    hint: {
      en: 'Share capital, and whether it is paid up: wanted by the same law',
      it: 'Capitale sociale, e se è interamente versato: lo vuole la stessa legge',
    },
  }),
  hours: localized.optional().meta({
    label: { en: 'Hours of the day', it: 'Ore del giorno' },
    hint: {
      en: 'Hours of the day in which you answer, for example "9 am to 6 pm": stand in each promise of an answer',
      it: 'Ore del giorno in cui rispondete, per esempio «dalle 9 alle 18»: stanno in ogni promessa di risposta',
    },
  }),
  social: z
    .strictObject({
      name: text.meta({
        label: { en: 'Name', it: 'Nome' },
        hint: { en: 'What the network is called', it: 'Come si chiama la rete' },
      }),
      url: webAddress.meta({
        label: { en: 'Address', it: 'Indirizzo' },
        hint: { en: 'Our page there', it: 'La nostra pagina lì' },
      }),
    })
    .meta({
      label: { en: 'Professional network', it: 'Rete professionale' },
      hint: { en: 'The professional network', it: 'La rete professionale' },
    }),
  events: webAddress.meta({
    label: { en: 'Events site', it: 'Sito degli eventi' },
    hint: { en: 'The external events site', it: 'Il sito esterno degli eventi' },
  }),
  policies: z
    .strictObject({
      privacy: policyAddress.meta({
        label: { en: 'Privacy policy', it: 'Informativa privacy' },
        hint: { en: 'Address of the privacy policy', it: 'Indirizzo dell’informativa sulla privacy' },
      }),
      cookie: policyAddress.meta({
        label: { en: 'Cookie policy', it: 'Cookie policy' },
        hint: { en: 'Address of the cookie policy', it: 'Indirizzo dell’informativa sui cookie' },
      }),
    })
    .meta({
      label: { en: 'Policies', it: 'Informative' },
      hint: {
        en: 'The policy documents, on the external legal-document service',
        it: 'Le informative, sul servizio esterno di documenti legali',
      },
    }),
  actions: actionTargets.meta({
    label: { en: 'Buttons', it: 'Pulsanti' },
    hint: {
      en: 'Targets of the buttons whose document or calendar may not be online yet',
      it: 'Dove portano i pulsanti il cui documento o calendario può non essere ancora online',
    },
  }),
  contactSource: text.meta({
    label: { en: 'Source of the contact form', it: 'Fonte del modulo di contatto' },
    hint: {
      en: 'Sent as `source` by the contact form: names the site',
      it: 'Inviato come `source` dal modulo di contatto: dice di quale sito',
    },
  }),
})
