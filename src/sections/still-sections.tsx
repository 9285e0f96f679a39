import { landed, still } from '../components/island'
import { Ascent as AscentItself } from './ascent/ascent'
import { Cadastre as CadastreItself } from './cadastre/cadastre'
import { Comparison as ComparisonItself } from './comparison/comparison'
import { Core as CoreItself } from './core/core'
import { Distances as DistancesItself } from './distances/distances'
import { House as HouseItself } from './house/house'
import { Landfall as LandfallItself } from './landfall/landfall'
import { Order as OrderItself } from './order/order'
import { Programs as ProgramsItself } from './programs/programs'
import { Ridge as RidgeItself } from './ridge/ridge'
import { River as RiverItself } from './river/river'
import { Strata as StrataItself } from './strata/strata'
import { Street as StreetItself } from './street/street'
import { Times as TimesItself } from './times/times'
import { Tracks as TracksItself } from './tracks/tracks'
import { Veduta as VedutaItself } from './veduta/veduta'
import { Wells as WellsItself } from './wells/wells'
import { Zagara as ZagaraItself } from './zagara/zagara'

// Sections of text and lines without links, which nothing changes: a page that comes with its HTML needs none of their
// code. The condition is spelled out each time: only so does the bundler leave out the other branch and what it imports.

export const Ascent =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./ascent/ascent').then((module) => module.Ascent))
    : landed(AscentItself)

export const Cadastre =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./cadastre/cadastre').then((module) => module.Cadastre))
    : landed(CadastreItself)

export const Comparison =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./comparison/comparison').then((module) => module.Comparison))
    : landed(ComparisonItself)

export const Core =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./core/core').then((module) => module.Core))
    : landed(CoreItself)

export const Distances =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./distances/distances').then((module) => module.Distances))
    : landed(DistancesItself)

export const House =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./house/house').then((module) => module.House))
    : landed(HouseItself)

export const Landfall =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./landfall/landfall').then((module) => module.Landfall))
    : landed(LandfallItself)

export const Order =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./order/order').then((module) => module.Order))
    : landed(OrderItself)

export const Programs =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./programs/programs').then((module) => module.Programs))
    : landed(ProgramsItself)

export const Ridge =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./ridge/ridge').then((module) => module.Ridge))
    : landed(RidgeItself)

export const River =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./river/river').then((module) => module.River))
    : landed(RiverItself)

export const Strata =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./strata/strata').then((module) => module.Strata))
    : landed(StrataItself)

export const Street =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./street/street').then((module) => module.Street))
    : landed(StreetItself)

export const Times =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./times/times').then((module) => module.Times))
    : landed(TimesItself)

export const Tracks =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./tracks/tracks').then((module) => module.Tracks))
    : landed(TracksItself)

export const Veduta =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./veduta/veduta').then((module) => module.Veduta))
    : landed(VedutaItself)

export const Wells =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./wells/wells').then((module) => module.Wells))
    : landed(WellsItself)

export const Zagara =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./zagara/zagara').then((module) => module.Zagara))
    : landed(ZagaraItself)
