import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { Label } from '../../drawings/label'
import { DrawingSheet } from '../../drawings/sheet'
import { labelList, Stage } from '../../drawings/stage'

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

const entry = css({ display: 'flex', gap: 14 })
const sample = css({ flex: 'none', width: 24, height: 20, fill: 'none', overflow: 'visible' })

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
      legend={
        <>
          {(['shutter', 'lamp'] as const).map((name) => (
            <p key={name} css={entry}>
              <svg css={sample} viewBox="0 0 24 20" aria-hidden="true">
                {signs[name]}
              </svg>
              {section[name]}
            </p>
          ))}
          <p>{section.wall}</p>
        </>
      }
    >
      <Stage frames={frames}>
        <ol css={labelList} role="list">
          {moments.map(({ timeText, name, text }, index) => (
            <li key={name}>
              <Label frames={frames} id={`moment-${index}`} words={{ figure: timeText, name, text }} />
            </li>
          ))}
        </ol>
      </Stage>
    </DrawingSheet>
  )
}
