import type { Finding } from '../../data-model/finding'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { fillWords, type Values } from '../kit/example'
import type { Veduta } from './fields'
import { lengthOf, shortestWay } from './way'

/** From each stop to the next, with what is aboard by then. */
function legsOf({ stops }: Veduta) {
  let aboard = 0
  return stops.slice(0, -1).map(({ place, parcels }, index) => {
    aboard += parcels
    const way = shortestWay(place, stops[index + 1]?.place ?? place)
    return { way, aboard, length: lengthOf(way) }
  })
}

const total = ({ stops }: Veduta) => stops.reduce((sum, { parcels }) => sum + parcels, 0)

const inKilometres = (length: number, language: Language) =>
  formatNumber(length, language, {
    style: 'unit',
    unit: 'kilometer',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })

export function valuesOf(section: Veduta, language: Language): Values {
  const length = legsOf(section).reduce((sum, leg) => sum + leg.length, 0)
  return { total: formatNumber(total(section), language), distance: inKilometres(length, language) }
}

/** The section with its words and lengths as a page shows them. */
export function shownVeduta(section: Veduta, language: Language) {
  const legs = legsOf(section)
  const words = fillWords(section, valuesOf(section, language))
  const stops = words.stops.map((entry, index) =>
    fillWords(entry, {
      parcels: formatNumber(entry.parcels, language),
      leg: inKilometres(legs[index - 1]?.length ?? 0, language),
    }),
  )
  const zones = words.zones.map((entry) => ({ ...entry, parcelsText: formatNumber(entry.parcels, language) }))
  return { ...words, stops, zones, legs }
}

export type ShownVeduta = ReturnType<typeof shownVeduta>

/** Faster than this no van gets through a town. Kilometres an hour. */
const fastest = 40
/** More than these would be wider than a street. */
const mostParcels = 60

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

export function findings(section: Veduta): Finding[] {
  const { stops, zones } = section
  const found: Finding[] = []
  legsOf(section).forEach(({ length }, index) => {
    const [from, to] = [stops[index], stops[index + 1]]
    if (!from || !to) return
    const field = `stops[${index + 1}]`
    const minutes = minutesOf(to.time) - minutesOf(from.time)
    if (from.place === to.place)
      found.push({ field: `${field}.place`, message: { en: `is ${to.place} again`, it: `è di nuovo ${to.place}` } })
    if (minutes <= 0)
      found.push({
        field: `${field}.time`,
        message: {
          en: `is ${to.time}, not after ${from.time} of the stop before it`,
          it: `è ${to.time}, e non viene dopo le ${from.time} della tappa precedente`,
        },
      })
    else if (length > (fastest * minutes) / 60) {
      const message = {
        en: `leaves ${minutes} minutes for ${length.toFixed(1)} km: faster than ${fastest} km/h`,
        it: `lascia ${minutes} minuti per ${length.toFixed(1)} km: più di ${fastest} km/h`,
      }
      found.push({ field: `${field}.time`, message })
    }
  })
  const sent = zones.reduce((sum, { parcels }) => sum + parcels, 0)
  const aboard = total(section)
  if (sent !== aboard)
    found.push({
      field: 'zones',
      message: {
        en: `send ${sent} parcels, and ${aboard} are taken aboard`,
        it: `mandano ${sent} pacchi, e se ne caricano ${aboard}`,
      },
    })
  if (aboard > mostParcels)
    found.push({
      field: 'stops',
      message: {
        en: `take ${aboard} parcels aboard; at most ${mostParcels} can be drawn`,
        it: `caricano ${aboard} pacchi; se ne possono disegnare al massimo ${mostParcels}`,
      },
    })
  if (stops.at(-1)?.place !== 'porto')
    found.push({
      field: 'stops',
      message: {
        en: 'must end at porto: the parcels leave from there',
        it: 'devono finire al porto: i pacchi partono da lì',
      },
    })
  return found
}

/** Names in the words of stops: each has its own. */
export const ofStop: Values = { parcels: '', leg: '' }
