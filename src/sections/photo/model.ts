import { defineSection } from '../../data-model/define-section'
import { text } from '../../data-model/primitives'
import { headed, picture } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const photo = defineSection({
  type: 'photo',
  words: ['Photo', 'A photo, which may have a caption'],
  fields: {
    ...headed,
    ...picture,
    caption: field(text.optional(), ['Caption', 'Stands below the photo']),
  },
})
