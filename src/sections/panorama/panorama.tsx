import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ArrowRight } from 'lucide-react'

import { arrowLinkStyle } from '../../components/button'
import { SiteLink } from '../../components/site-link'
import { Label } from '../../drawings/label'
import { DrawingSheet } from '../../drawings/sheet'
import { labelList, Stage, showing } from '../../drawings/stage'
import { dark, forcedColors } from '../../theme/tokens'

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
    frames {
      ...Frame
    }
  }
`

/** Land by its height, and its side away from the light. */
const tints = css({
  '--tint-0': '#edf2f1',
  '--tint-1': '#cfe0dd',
  '--tint-2': '#9fc6c4',
  '--tint-3': '#5f9fa7',
  '--tint-4': '#2b7684',
  '--tint-5': '#0b5566',
  '--tint-6': '#083f4d',
  '--dusk': '#06303b3d',
  [dark]: {
    '--tint-0': '#191e1d',
    '--tint-1': '#18282a',
    '--tint-2': '#16373c',
    '--tint-3': '#144954',
    '--tint-4': '#17606e',
    '--tint-5': '#2f8290',
    '--tint-6': '#7ccbd6',
    '--dusk': '#00000059',
  },
  // Lines alone.
  [forcedColors]: Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map((step) => [`--tint-${step}`, 'Canvas']).concat([['--dusk', 'transparent']]),
  ),
})

const around = css({ containerType: 'inline-size' })

/** The summit rises beside the heading. */
const raised = css({ [showing.wide]: { marginTop: 'max(-11rem, -13cqi)' } })

/** Etna from the sea: three situations a shop can be in, each a place on it that leads to its page. */
export const Panorama = (section: Queries.PanoramaSectionFragment) => {
  const { frames, items } = section
  return (
    <DrawingSheet {...section}>
      <div css={[around, tints]}>
        <div css={raised}>
          <Stage frames={frames}>
            <ol css={labelList} role="list">
              {items.map(({ page, altitudeText, title, text, label }, index) => (
                <li key={page.path}>
                  <Label frames={frames} id={`place-${index}`} words={{ figure: altitudeText, title, text }} isHeading>
                    <SiteLink href={page.path} css={arrowLinkStyle}>
                      {label}
                      <ArrowRight size={17} aria-hidden />
                    </SiteLink>
                  </Label>
                </li>
              ))}
            </ol>
          </Stage>
        </div>
      </div>
    </DrawingSheet>
  )
}
