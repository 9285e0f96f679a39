import { z } from 'zod'
import { defineSection } from '../../sections/define-section'
import { checkWords } from '../kit/example'
import { drawingAdds, shownFrames } from '../kit/model'
import { drawCore } from './draw'
import { fields, findings, shownCore, valuesOf, version } from './fields'

export const core = defineSection({
  type: 'core',
  label: { en: 'Core of versions (drawing)', it: 'La carota delle versioni (disegno)' },
  hint: {
    en: 'Versions of a platform as lava flows in a drilled core, as thick as they lasted, and the changes of an invented shop as veins that a fault cuts',
    it: 'Le versioni di una piattaforma come colate in una carota di roccia, spesse quanto sono durate, e le modifiche di un negozio inventato come vene tagliate da una faglia',
  },
  fields,
  adds: {
    ...drawingAdds,
    versions: z.array(version.extend({ year: z.string().describe('Year of its first release') })),
  },
  build: (section, { language }) => {
    const shown = shownCore(section, language)
    const { length: _length, faultAt: _faultAt, versions, veins, ...words } = shown
    return {
      ...words,
      versions: versions.map(({ from: _from, ...entry }) => entry),
      veins: veins.map(({ from: _from, isCut: _isCut, ...entry }) => entry),
      frames: shownFrames(drawCore(shown)),
    }
  },
  check: (section, { language }) => {
    const { veins, ...others } = section
    const values = valuesOf(section, language)
    return [...findings(section), ...checkWords(others, values), ...checkWords({ veins }, { ...values, year: '' })]
  },
})
