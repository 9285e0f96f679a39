import { z } from 'zod'

import { identifier, pageId } from './primitives'
import { choice } from './words'

/** Links to other sites that the footer may show: fields of data/site.json, labelled by locales/<language>/common.json. */
const externalSites = ['events'] as const

const group = z.strictObject({
  id: identifier.meta({
    label: { en: 'Id', it: 'Id' },
    hint: {
      en: 'Key of its label in locales/<language>/common.json: navigation.groups',
      it: 'Chiave della sua etichetta in locales/<lingua>/common.json: navigation.groups',
    },
  }),
  pages: z
    .array(pageId)
    .min(1)
    .meta({
      label: { en: 'Pages', it: 'Pagine' },
      hint: { en: 'Its pages, in the order of the menu', it: 'Le sue pagine, nell’ordine del menu' },
    }),
  separatorBefore: pageId.optional().meta({
    label: { en: 'Separator above', it: 'Separatore sopra' },
    hint: {
      en: 'Page that a separator stands above in the menu',
      it: 'La pagina sopra la quale il menu ha un separatore',
    },
  }),
  footerSites: z
    .array(choice(externalSites, { events: { en: 'Events site', it: 'Sito degli eventi' } }))
    .default([])
    .meta({
      label: { en: 'Sites only in the footer', it: 'Siti solo nel piè di pagina' },
      hint: { en: 'Other sites that only the footer adds', it: 'Altri siti, solo nel piè di pagina' },
    }),
  footerPages: z
    .array(pageId)
    .default([])
    .meta({
      label: { en: 'Pages only in the footer', it: 'Pagine solo nel piè di pagina' },
      hint: { en: 'Pages that only the footer adds', it: 'Altre pagine, solo nel piè di pagina' },
    }),
})

/** Groups of the menu and of the footer, in order. */
export const navigationFile = z.strictObject({
  $schema: z.string().optional(),
  home: pageId.meta({
    label: { en: 'Page of the logo', it: 'Pagina del logo' },
    hint: { en: 'The page that the logo leads to', it: 'La pagina a cui porta il logo' },
  }),
  groups: z
    .array(group)
    .min(1)
    .meta({
      label: { en: 'Groups of the menu', it: 'Gruppi del menu' },
      one: { en: 'group', it: 'gruppo' },
      hint: {
        en: 'Groups of the menu and columns of the footer, in order',
        it: 'Gruppi del menu e colonne del piè di pagina, in ordine',
      },
    }),
  contact: pageId.meta({
    label: { en: 'Page of the Contact link', it: 'Pagina del link Contatti' },
    hint: { en: 'The page of the Contact link', it: 'La pagina del link Contatti' },
  }),
  more: z
    .array(pageId)
    .default([])
    .meta({
      label: { en: 'Pages below the menu’s groups', it: 'Pagine sotto i gruppi del menu' },
      hint: {
        en: 'Pages that the menu names below its groups, where a language has them',
        it: 'Pagine che il menu nomina sotto i gruppi, nelle lingue che le hanno',
      },
    }),
})
