import { drawnExample } from '../../drawings/drawn-example'
import { drawingAdds } from '../../drawings/model'
import { defineSection } from '../define-section'
import { drawOrder } from './draw'
import { fields, findings, shownOrder, valuesOf } from './fields'

export const order = defineSection({
  type: 'order',
  description: 'The way of one order as a road over a map, with what every system knows at each stop. An example',
  fields,
  adds: drawingAdds,
  ...drawnExample({ shown: shownOrder, draw: drawOrder, findings, values: valuesOf }),
})
