import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { column } from '../../theme/surfaces'
import { Label } from '../kit/label'
import { DrawingSheet } from '../kit/sheet'
import { labelList, Stage } from '../kit/stage'
import { RouteTable } from './route-table'

export const fragment = graphql`
  fragment AscentSection on AscentSection {
    anchor
    tone
    heading
    introduction: intro
    from {
      name
      text
    }
    to {
      name
      text
    }
    options {
      name
      text
      chosen
      timeText
      teamText
      costText
    }
    columns {
      route
      time
      team
      cost
    }
    taken
    hut
    frames {
      ...Frame
    }
  }
`

type Section = Queries.AscentSectionFragment

const table = css(column, { '& table': { maxWidth: '38rem' }, marginBottom: 'clamp(8px, 2vw, 28px)' })

/** One mountain and three ways up, with what each takes in a table: a decision before it is taken. */
export const Ascent = (section: Section) => {
  const { frames, from, to } = section
  return (
    <DrawingSheet {...section}>
      <div css={table}>
        <RouteTable section={section} />
      </div>
      <Stage frames={frames}>
        <div css={labelList}>
          <Label id="from" words={{ title: from.name, text: from.text }} />
          <Label id="to" words={{ title: to.name, text: to.text }} />
          <Label id="halt" words={{ text: section.hut }} isPicture />
          {section.options.map(({ name, text }, index) => (
            <Label key={name} id={`route-${index}`} words={{ name, text }} isPicture />
          ))}
        </div>
      </Stage>
    </DrawingSheet>
  )
}
