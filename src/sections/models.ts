import { z } from 'zod'
import { ascent } from '../drawings/ascent/model'
import { house } from '../drawings/house/model'
import { landfall } from '../drawings/landfall/model'
import { order } from '../drawings/order/model'
import { panorama } from '../drawings/panorama/model'
import { ridge } from '../drawings/ridge/model'
import { river } from '../drawings/river/model'
import { strata } from '../drawings/strata/model'
import { street } from '../drawings/street/model'
import { times } from '../drawings/times/model'
import { tracks } from '../drawings/tracks/model'
import { veduta } from '../drawings/veduta/model'
import { zagara } from '../drawings/zagara/model'
import { callout } from './callout/model'
import { caseStudy } from './case/model'
import { closing } from './closing/model'
import { comparison } from './comparison/model'
import { contact } from './contact/model'
import { faq } from './faq/model'
import { figures } from './figures/model'
import { grid } from './grid/model'
import { hero } from './hero/model'
import { lead } from './lead/model'
import { ledger } from './ledger/model'
import { offer } from './offer/model'
import { principles } from './principles/model'
import { programs } from './programs/model'
import { situations } from './situations/model'
import { statement } from './statement/model'
import { steps } from './steps/model'
import { suite } from './suite/model'
import { timeline } from './timeline/model'

/** Every kind of section a page can have, for the build. An unknown `type` stops it. */
export const sectionModels = [
  hero,
  situations,
  steps,
  timeline,
  ledger,
  grid,
  figures,
  comparison,
  statement,
  principles,
  programs,
  veduta,
  ascent,
  landfall,
  house,
  order,
  ridge,
  panorama,
  river,
  strata,
  street,
  times,
  tracks,
  zagara,
  caseStudy,
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
