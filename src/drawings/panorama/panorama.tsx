import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ArrowLink } from '../../components/button'
import { dark, forcedColors } from '../../theme/tokens'
import { Label } from '../kit/label'
import { DrawingSheet } from '../kit/sheet'
import { labelList, Stage, showing } from '../kit/stage'
import { darkTints, lightTints } from './colors'

export const fragment = graphql`
  fragment PanoramaSection on PanoramaSection {
    anchor
    heading
    introduction: intro
    items {
      page {
        path
      }
      altitudeText
      title
      text
      label
    }
    goal {
      altitudeText
      title
    }
    frames {
      ...Frame
    }
  }
`

const tints = css(lightTints, {
  [dark]: darkTints,
  [forcedColors]: { '--stream': 'CanvasText' },
})

/** The summit rises beside the heading. */
const raised = css({ [showing.wide]: { marginTop: 'max(-6.5rem, -8%)' } })

/** Etna from the sea: three situations a shop can be in, each a place on it that leads to its page. */
export const Panorama = (section: Queries.PanoramaSectionFragment) => {
  const { frames, items, goal } = section
  return (
    <DrawingSheet {...section}>
      <div css={[tints, raised]}>
        <Stage frames={frames}>
          <ol css={labelList} role="list">
            {items.map(({ page, altitudeText, title, text, label }, index) => (
              <li key={page.path}>
                <Label id={`place-${index}`} words={{ figure: altitudeText, title, text }} isHeading>
                  <ArrowLink action={{ label, href: page.path }} />
                </Label>
              </li>
            ))}
            <li>
              <Label id="goal" words={{ figure: goal.altitudeText, name: goal.title }} />
            </li>
          </ol>
        </Stage>
      </div>
    </DrawingSheet>
  )
}
