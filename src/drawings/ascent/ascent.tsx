import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { Label } from '../kit/label'
import { SignPicture } from '../kit/legend'
import { DrawingSheet } from '../kit/sheet'
import { labelList, onStage, onTall, Stage } from '../kit/stage'
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

/** On a tall sheet the list goes on below the drawing, with the table. */
const below = (frames: Section['frames']) =>
  frames
    .filter(({ size }) => size === 'tall')
    .map(({ width, height }) =>
      css(onTall({ position: 'static', display: 'block', padding: `${onStage(height, width)} var(--gutter) 0` })),
    )

const HutSign = () => (
  <SignPicture viewBox="-16 -14 32 26">
    <path stroke="var(--ink)" strokeWidth="2.25" d="M-11 10V-2L0-12L11-2V10zM-15 1L0-13L15 1" />
  </SignPicture>
)

/** One mountain and three ways up, with what each takes in a table: a decision before it is taken. */
export const Ascent = (section: Section) => {
  const { frames, from, to } = section
  return (
    <DrawingSheet {...section} legend={[{ sign: <HutSign />, text: section.hut }]}>
      <Stage frames={frames}>
        <div css={[labelList, below(frames)]}>
          <Label id="from" words={{ title: from.name, text: from.text }} />
          <Label id="to" words={{ title: to.name, text: to.text }} />
          <div data-label="table">
            <RouteTable section={section} />
          </div>
          {section.options.map(({ name, text }, index) => (
            <Label key={name} id={`route-${index}`} words={{ name, text }} isPicture />
          ))}
        </div>
      </Stage>
    </DrawingSheet>
  )
}
