import { z } from 'zod'
import { defineSection } from '../../sections/define-section'
import { checkWords } from '../kit/example'
import { drawingAdds, shownFrames } from '../kit/model'
import { drawCore } from './draw'
import { fields, findings, shownCore, valuesOf, version } from './fields'

export const core = defineSection({
  type: 'core',
  description:
    'Versions of a platform as lava flows in a drilled core, as thick as they lasted, and the changes of an invented shop as veins that a fault cuts',
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
