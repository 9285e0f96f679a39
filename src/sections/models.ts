import { z } from 'zod'
import { ascent } from './ascent/model'
import { cadastre } from './cadastre/model'
import { callout } from './callout/model'
import { closing } from './closing/model'
import { comparison } from './comparison/model'
import { contact } from './contact/model'
import { core } from './core/model'
import { distances } from './distances/model'
import { faq } from './faq/model'
import { figures } from './figures/model'
import { grid } from './grid/model'
import { hero } from './hero/model'
import { house } from './house/model'
import { landfall } from './landfall/model'
import { lead } from './lead/model'
import { ledger } from './ledger/model'
import { offer } from './offer/model'
import { order } from './order/model'
import { panorama } from './panorama/model'
import { principles } from './principles/model'
import { profile } from './profile/model'
import { programs } from './programs/model'
import { ridge } from './ridge/model'
import { river } from './river/model'
import { situations } from './situations/model'
import { statement } from './statement/model'
import { strata } from './strata/model'
import { street } from './street/model'
import { suite } from './suite/model'
import { times } from './times/model'
import { tracks } from './tracks/model'
import { veduta } from './veduta/model'
import { wells } from './wells/model'
import { zagara } from './zagara/model'

/** Every kind of section a page can have, for the build. An unknown `type` stops it. */
export const sectionModels = [
  hero,
  situations,
  profile,
  ledger,
  grid,
  figures,
  comparison,
  statement,
  principles,
  programs,
  veduta,
  core,
  cadastre,
  ascent,
  landfall,
  distances,
  house,
  order,
  ridge,
  panorama,
  river,
  strata,
  street,
  times,
  tracks,
  wells,
  zagara,
  faq,
  contact,
  lead,
  suite,
  offer,
  callout,
  closing,
] as const

const [first, ...others] = sectionModels

/** One section of a page's data. */
export const section = z.discriminatedUnion('type', [first.schema, ...others.map(({ schema }) => schema)])

export type Section = z.infer<typeof section>
export type SectionType = Section['type']
export type SectionModel = (typeof sectionModels)[number]

/** The kind that a section is of. Throws on an unknown one, which validation has ruled out before. */
export function modelOf({ type }: { type: SectionType }): SectionModel {
  const found = sectionModels.find((model) => model.type === type)
  if (!found) throw new Error(`No kind of section is called "${type}".`)
  return found
}
