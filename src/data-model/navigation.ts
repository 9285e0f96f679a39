import { z } from 'zod'

import { identifier, pageId } from './primitives'
import { choice, field } from './words'

/** Links to other sites that the footer may show: fields of data/site.json, labelled by locales/<language>/common.json. */
const externalSites = ['events'] as const

const group = z.strictObject({
  id: field(identifier, {
    en: ['Id', 'Key of its label in locales/<language>/common.json: navigation.groups'],
    it: ['Id', 'Chiave della sua etichetta in locales/<lingua>/common.json: navigation.groups'],
  }),
  pages: field(z.array(pageId).min(1), {
    en: ['Pages', 'Its pages, in the order of the menu'],
    it: ['Pagine', 'Le sue pagine, nell’ordine del menu'],
  }),
  separatorBefore: field(pageId.optional(), {
    en: ['Separator above', 'Page that a separator stands above in the menu'],
    it: ['Separatore sopra', 'La pagina sopra la quale il menu ha un separatore'],
  }),
  footerSites: field(
    z.array(choice(externalSites, { events: { en: 'Events site', it: 'Sito degli eventi' } })).default([]),
    {
      en: ['Sites only in the footer', 'Other sites that only the footer adds'],
      it: ['Siti solo nel piè di pagina', 'Altri siti, solo nel piè di pagina'],
    },
  ),
  footerPages: field(z.array(pageId).default([]), {
    en: ['Pages only in the footer', 'Pages that only the footer adds'],
    it: ['Pagine solo nel piè di pagina', 'Altre pagine, solo nel piè di pagina'],
  }),
})

/** Groups of the menu and of the footer, in order. */
export const navigationFile = z.strictObject({
  $schema: z.string().optional(),
  home: field(pageId, {
    en: ['Page of the logo', 'The page that the logo leads to'],
    it: ['Pagina del logo', 'La pagina a cui porta il logo'],
  }),
  groups: field(z.array(group).min(1), {
    en: ['Groups of the menu', 'Groups of the menu and columns of the footer, in order', 'group'],
    it: ['Gruppi del menu', 'Gruppi del menu e colonne del piè di pagina, in ordine', 'gruppo'],
  }),
  contact: field(pageId, {
    en: ['Page of the Contact link', 'The page of the Contact link'],
    it: ['Pagina del link Contatti', 'La pagina del link Contatti'],
  }),
  more: field(z.array(pageId).default([]), {
    en: ['Pages below the menu’s groups', 'Pages that the menu names below its groups, where a language has them'],
    it: ['Pagine sotto i gruppi del menu', 'Pagine che il menu nomina sotto i gruppi, nelle lingue che le hanno'],
  }),
})
