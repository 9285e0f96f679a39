import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { Label } from '../kit/label'
import { Readings } from '../kit/readings'
import { DrawingSheet } from '../kit/sheet'
import { labelList, onTall, Stage } from '../kit/stage'

export const fragment = graphql`
  fragment StrataSection on StrataSection {
    anchor
    tone
    heading
    introduction: intro
    priceText
    full
    reducedText
    reduced
    layers {
      name
      text
      amountText
    }
    margin {
      name
      text
      amountText
    }
    zero
    conclusion {
      name
      text
    }
    readings {
      id
      figure
      text
    }
    frames {
      ...Frame
    }
  }
`

/** On a phone a bed has its amount and its name beside it; a list below the drawing says the rest. */
const besideBed = css(onTall({ '& [data-part=text]': { display: 'none' } }))
const belowDrawing = css({ display: 'none' }, onTall({ display: 'block' }))

/** Where the price goes: layers of costs, and the margin as the lowest seam, which alone thins under a discount. */
export const Strata = (section: Queries.StrataSectionFragment) => {
  const { frames, layers, margin, conclusion } = section
  return (
    <DrawingSheet
      {...section}
      legend={[...layers, margin].map(({ name, text }) => ({ text: `${name}: ${text}`, style: belowDrawing }))}
    >
      <Stage frames={frames}>
        <ol css={labelList} role="list">
          <li>
            <Label id="price" words={{ figure: section.priceText, text: section.full }} />
          </li>
          {layers.map(({ name, text, amountText }, index) => (
            <li key={name}>
              <Label id={`layer-${index}`} css={besideBed} words={{ name, figure: amountText, text }} />
            </li>
          ))}
          <li>
            <Label
              id="margin"
              css={besideBed}
              words={{ name: margin.name, figure: margin.amountText, text: margin.text }}
            />
          </li>
          <li>
            <Label id="zero" words={{ name: section.zero }} />
          </li>
          <li>
            <Label id="reduced" words={{ figure: section.reducedText, text: section.reduced }} />
          </li>
          <li>
            <Label id="conclusion" words={{ title: conclusion.name, text: conclusion.text }} />
          </li>
        </ol>
        <Readings labelledBy={`${section.anchor}-heading`} frames={frames} readings={section.readings} />
      </Stage>
    </DrawingSheet>
  )
}
