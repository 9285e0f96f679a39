import { defineSection } from '../../sections/define-section'
import { drawnExample } from '../kit/drawn-example'
import { drawingAdds } from '../kit/model'
import { drawOrder } from './draw'
import { fields, findings, shownOrder, valuesOf } from './fields'

export const order = defineSection({
  type: 'order',
  description: 'The way of one order as a road over a map, with what every system knows at each stop. An example',
  fields,
  adds: drawingAdds,
  ...drawnExample({ shown: shownOrder, draw: drawOrder, findings, values: valuesOf }),
})
