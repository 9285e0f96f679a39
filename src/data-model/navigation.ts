import { z } from 'zod'
import { identifier, localized, pageId, webAddress } from './primitives'
import { choice, field } from './words'

/** Links to other sites that the footer may show: fields of data/site.json, labelled by locales/<language>/common.json. */
const externalSites = { events: 'Events site' }

const group = z.strictObject({
  id: field(identifier, ['Id', 'Key of its label in locales/<language>/common.json: navigation.groups']),
  pages: field(z.array(pageId).min(1), ['Pages', 'Its pages, in the order of the menu']),
  separatorBefore: field(pageId.optional(), ['Separator above', 'Page that a separator stands above in the menu']),
  footerSites: field(z.array(choice(externalSites)).default([]), [
    'Sites only in the footer',
    'Other sites that only the footer adds',
  ]),
  footerPages: field(z.array(pageId).default([]), ['Pages only in the footer', 'Pages that only the footer adds']),
})

const site = z.strictObject({
  label: field(localized, ['Label', 'What the visitor reads']),
  url: field(webAddress, ['Address', 'Full address of the site']),
})

export const navigationFile = z.strictObject({
  $schema: z.string().optional(),
  home: field(pageId, ['Page of the logo', 'The page that the logo leads to']),
  groups: field(z.array(group).min(1), [
    'Groups of the menu',
    'Groups of the menu and columns of the footer, in order',
    'group',
  ]),
  contact: field(pageId, ['Page of the Contact link', 'The page of the Contact link']),
  more: field(z.array(pageId).default([]), [
    'Pages below the menu’s groups',
    'Pages that the menu names below its groups, where a language has them',
  ]),
  sites: field(z.array(site).default([]), ['Other sites', 'Sites that menu and footer name after those pages', 'site']),
  situations: field(z.array(pageId).default([]), [
    'Pages for lost visitors',
    'Pages that the not-found page offers: one for each situation that a shop can be in',
  ]),
})
