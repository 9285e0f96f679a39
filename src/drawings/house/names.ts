import type { Hand, Hands } from '../kit/by-hand'
import type { Mark } from '../kit/mark'
import type { House } from './fields'

/** What is named, by the ids of its places. */
export function marks(section: House): Mark[] {
  const mark = (id: string, words: Mark['words']): Mark => ({ id, words, at: [0, 0], radius: 0 })
  return [
    mark('yours', { figure: section.yours }),
    ...section.rooms.map(({ name, text }, index) => mark(`room-${index}`, { name, text })),
    mark('theirs', { figure: section.theirs }),
    ...section.supplies.map(({ name, text }, index) => mark(`supply-${index}`, { name, text })),
  ]
}

/** The place of each label: what the ground comes with has its place by its kind. */
export function handsOf({ rooms, supplies }: House, hands: Hands): Hands {
  const named = (id: string, place: string): [string, Hand][] => {
    const hand = hands[place]
    return hand ? [[id, hand]] : []
  }
  return Object.fromEntries([
    ...named('yours', 'yours'),
    ...named('theirs', 'theirs'),
    ...rooms.flatMap((_, index) => named(`room-${index}`, `room-${index}`)),
    ...supplies.flatMap(({ supply }, index) => named(`supply-${index}`, supply)),
  ])
}
