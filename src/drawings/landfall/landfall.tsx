import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { Label } from '../kit/label'
import { entriesFor, Legend, SignPicture } from '../kit/legend'
import { DrawingSheet } from '../kit/sheet'
import { labelList, Stage, showing, unseen } from '../kit/stage'

export const fragment = graphql`
  fragment LandfallSection on LandfallSection {
    anchor
    tone
    heading
    introduction: intro
    startText
    begin
    soundings {
      depthText
      name
      text
    }
    left
    front {
      name
      text
    }
    rear {
      name
      text
    }
    landingText
    landing {
      name
      text
    }
    line
    lights
    rocks
    frames {
      ...Frame
    }
  }
`

const signs = {
  line: <path stroke="var(--water)" strokeWidth="1.5" d="M0 5q6-5 12 0t12 0M0 12q6-5 12 0t12 0" />,
  lights: <path fill="var(--lemon)" stroke="var(--ink)" strokeWidth="2" d="M2 9Q16-2 23 9Q16 20 2 9z" />,
  rocks: (
    <>
      <path stroke="var(--ink)" strokeWidth="2.25" d="M12 4v10M7 9h10" />
      <circle cx="12" cy="9" r="10" stroke="var(--ink)" strokeWidth="2" strokeDasharray="0 4.5" strokeLinecap="round" />
    </>
  ),
}

/** The lights stand on land, which is no paper; so does the landing, but on a tall sheet. */
const land = { '--ground': 'var(--hollow)' }
const ashore = css({ [showing.wide]: land, [showing.small]: land })
const onLand = css(ashore, { [showing.tall]: land })

/** The days before an opening as a chart: a sounding for each thing that is ready, down to the landing. */
export const Landfall = (section: Queries.LandfallSectionFragment) => {
  const { frames, soundings, front, rear, landing } = section
  return (
    <DrawingSheet
      {...section}
      legend={
        <Legend
          entries={entriesFor(['line', 'lights', 'rocks'], (name) => <SignPicture>{signs[name]}</SignPicture>, section)}
        />
      }
    >
      <Stage frames={frames}>
        <ol css={labelList} role="list">
          <li>
            <Label id="begin" words={{ total: section.startText, name: section.begin }} />
          </li>
          {soundings.map(({ depthText, name, text }, index) => (
            <li key={name}>
              <Label id={`sounding-${index}`} words={{ figure: depthText, name, text }}>
                <span css={unseen}>{section.left}</span>
              </Label>
            </li>
          ))}
          <li css={onLand}>
            <Label id="front" words={front} />
          </li>
          <li css={onLand}>
            <Label id="rear" words={rear} />
          </li>
          <li css={ashore}>
            <Label id="landing" words={{ total: section.landingText, name: landing.name, text: landing.text }} />
          </li>
        </ol>
      </Stage>
    </DrawingSheet>
  )
}
