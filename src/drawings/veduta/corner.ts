import { choice, type Words } from '../../data-model/words'
import { type Corner, corners } from './city'

const isCorner = (name: string): name is Corner => name in corners

const same = (name: string): Words => ({ en: name, it: name })

/** A corner of the town, as the editor offers it. */
export const corner = choice(Object.keys(corners).filter(isCorner), {
  alcala: same('Piazza Alcalà'),
  bellini: same('Villa Bellini'),
  borgo: same('Piazza Cavour (Borgo)'),
  canti: same('Quattro Canti'),
  duomo: same('Piazza Duomo'),
  europa: same('Piazza Europa'),
  fortino: same('Fortino'),
  gesu: same('Gesù e Maria'),
  gioeni: same('Tondo Gioeni'),
  jolanda: same('Piazza Jolanda'),
  licuti: same('San Giovanni li Cuti'),
  martiri: same('Piazza dei Martiri'),
  ognina: same('Ognina'),
  plebiscito: same('Via Plebiscito'),
  porto: { en: 'Port', it: 'Porto' },
  roma: same('Piazza Roma'),
  stazione: { en: 'Station', it: 'Stazione' },
  stesicoro: same('Piazza Stesicoro'),
  ursino: same('Castello Ursino'),
  verga: same('Piazza Verga'),
})
