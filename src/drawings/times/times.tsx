import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { Label } from '../kit/label'
import { Swatch } from '../kit/legend'
import { DrawingSheet } from '../kit/sheet'
import { labelList, Stage } from '../kit/stage'

export const fragment = graphql`
  fragment TimesSection on TimesSection {
    anchor
    heading
    introduction: intro
    write
    form {
      words
      text
    }
    email {
      words
      text
    }
    call {
      words
      text
    }
    quote {
      words
      text
    }
    condition
    sun
    weekend
    days
    frames {
      ...Frame
    }
  }
`

type Answer = { words: string; text: string }

const sun = css({
  '--height': '13px',
  width: 13,
  borderRadius: '50%',
  border: '2px solid var(--ink)',
  background: 'var(--sun)',
})

/** How soon we answer: from the hour of a message along the way of the sun to its quote. */
export const Times = (section: Queries.TimesSectionFragment) => {
  const { frames, form, email, call, quote } = section
  // A weekday may come twice.
  const days = section.days.map((name, index) => ({ id: `day-${index - 1}`, name }))
  const item = (id: string, { words, text }: Answer) => (
    <li>
      <Label id={id} words={id === 'quote' ? { total: words, text } : { figure: words, text }} />
    </li>
  )
  return (
    <DrawingSheet
      {...section}
      tone="field"
      legend={[
        { sign: <Swatch css={sun} />, text: section.sun },
        { text: section.condition },
        { text: section.weekend },
      ]}
    >
      <Stage frames={frames}>
        <ol css={labelList} role="list">
          <li>
            <Label id="written" words={{ name: section.write }} />
          </li>
          {item('form', form)}
          {item('email', email)}
          {item('call', call)}
          {item('quote', quote)}
        </ol>
        {days.map(({ id, name }) => (
          <Label key={id} id={id} words={{ name }} isPicture />
        ))}
      </Stage>
    </DrawingSheet>
  )
}
