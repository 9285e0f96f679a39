import { Ascent } from './ascent/ascent'
import { Cadastre } from './cadastre/cadastre'
import { Comparison } from './comparison/comparison'
import { Core } from './core/core'
import { Distances } from './distances/distances'
import { Faq } from './faq/faq'
import { Grid } from './grid/grid'
import { House } from './house/house'
import { Landfall } from './landfall/landfall'
import { Order } from './order/order'
import { Principles } from './principles/principles'
import { Programs } from './programs/programs'
import { Ridge } from './ridge/ridge'
import { River } from './river/river'
import { Strata } from './strata/strata'
import { Street } from './street/street'
import { Times } from './times/times'
import { Tracks } from './tracks/tracks'
import { Veduta } from './veduta/veduta'
import { Wells } from './wells/wells'
import { Zagara } from './zagara/zagara'

type AnySection = Queries.PageSectionsFragment['sections'][number]

/** Kinds of sections that only show something: text and lines without links, which nothing changes. */
type StillKind =
  | 'AscentSection'
  | 'CadastreSection'
  | 'ComparisonSection'
  | 'CoreSection'
  | 'DistancesSection'
  | 'FaqSection'
  | 'GridSection'
  | 'HouseSection'
  | 'LandfallSection'
  | 'OrderSection'
  | 'PrinciplesSection'
  | 'ProgramsSection'
  | 'RidgeSection'
  | 'RiverSection'
  | 'StrataSection'
  | 'StreetSection'
  | 'TimesSection'
  | 'TracksSection'
  | 'VedutaSection'
  | 'WellsSection'
  | 'ZagaraSection'

type StillSection = Extract<AnySection, { __typename: StillKind }>

/** One case for each of them. The compiler refuses a kind without its component. */
export const StillSwitch = ({ section }: { section: StillSection }) => {
  switch (section.__typename) {
    case 'AscentSection':
      return <Ascent {...section} />
    case 'CadastreSection':
      return <Cadastre {...section} />
    case 'ComparisonSection':
      return <Comparison {...section} />
    case 'CoreSection':
      return <Core {...section} />
    case 'DistancesSection':
      return <Distances {...section} />
    case 'FaqSection':
      return <Faq {...section} />
    case 'GridSection':
      return <Grid {...section} />
    case 'HouseSection':
      return <House {...section} />
    case 'LandfallSection':
      return <Landfall {...section} />
    case 'OrderSection':
      return <Order {...section} />
    case 'PrinciplesSection':
      return <Principles {...section} />
    case 'ProgramsSection':
      return <Programs {...section} />
    case 'RidgeSection':
      return <Ridge {...section} />
    case 'RiverSection':
      return <River {...section} />
    case 'StrataSection':
      return <Strata {...section} />
    case 'StreetSection':
      return <Street {...section} />
    case 'TimesSection':
      return <Times {...section} />
    case 'TracksSection':
      return <Tracks {...section} />
    case 'VedutaSection':
      return <Veduta {...section} />
    case 'WellsSection':
      return <Wells {...section} />
    case 'ZagaraSection':
      return <Zagara {...section} />
    default:
      return assertNever(section)
  }
}

function assertNever(section: never): never {
  throw new Error(`No component for the section ${JSON.stringify(section)}`)
}
