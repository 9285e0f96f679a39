import { graphql } from 'gatsby'

import { Label } from '../kit/label'
import { entriesFor, SignPicture } from '../kit/legend'
import { DrawingSheet } from '../kit/sheet'
import { labelList, Stage } from '../kit/stage'

export const fragment = graphql`
  fragment StreetSection on StreetSection {
    anchor
    tone
    heading
    introduction: intro
    moments {
      timeText
      name
      text
    }
    wall
    shutter
    lamp
    frames {
      ...Frame
    }
  }
`

const signs = {
  shutter: <path stroke="var(--ink)" strokeWidth="1.5" d="M1 2h22M1 7h22M1 12h22M1 17h22" />,
  lamp: <path fill="var(--lemon)" stroke="var(--ink)" strokeWidth="2" d="M2 2h20v16H2z" />,
}

/** Opening day along a street: one moment a house, and the shutter a step higher with each thing that is ready. */
export const Street = (section: Queries.StreetSectionFragment) => {
  const { frames, moments } = section
  return (
    <DrawingSheet
      {...section}
      legend={[
        ...entriesFor(['shutter', 'lamp'], (name) => <SignPicture>{signs[name]}</SignPicture>, section),
        { text: section.wall },
      ]}
    >
      <Stage frames={frames}>
        <ol css={labelList} role="list">
          {moments.map(({ timeText, name, text }, index) => (
            <li key={name}>
              <Label id={`moment-${index}`} words={{ figure: timeText, name, text }} />
            </li>
          ))}
        </ol>
      </Stage>
    </DrawingSheet>
  )
}
