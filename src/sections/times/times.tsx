import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { Label } from '../../drawings/label'
import { DrawingSheet } from '../../drawings/sheet'
import { labelList, Stage } from '../../drawings/stage'

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

const sample = css({
  display: 'inline-block',
  width: 13,
  height: 13,
  marginRight: 12,
  borderRadius: '50%',
  border: '2px solid var(--ink)',
  background: 'var(--sun)',
  verticalAlign: '-1px',
})

/** How soon we answer: from the hour of a message along the way of the sun to its quote. */
export const Times = (section: Queries.TimesSectionFragment) => {
  const { frames, form, email, call, quote } = section
  const item = (id: string, { words, text }: Answer) => (
    <li>
      <Label frames={frames} id={id} words={id === 'quote' ? { total: words, text } : { figure: words, text }} />
    </li>
  )
  return (
    <DrawingSheet
      {...section}
      tone="field"
      legend={
        <>
          <p>
            <i css={sample} />
            {section.sun}
          </p>
          <p>{section.condition}</p>
          <p>{section.weekend}</p>
        </>
      }
    >
      <Stage frames={frames}>
        <ol css={labelList} role="list">
          <li>
            <Label frames={frames} id="written" words={{ name: section.write }} />
          </li>
          {item('form', form)}
          {item('email', email)}
          {item('call', call)}
          {item('quote', quote)}
        </ol>
        {section.days.map((name, index) => (
          <Label key={name} frames={frames} id={`day-${index - 1}`} words={{ name }} isPicture />
        ))}
      </Stage>
    </DrawingSheet>
  )
}
