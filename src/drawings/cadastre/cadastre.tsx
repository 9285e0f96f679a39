import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { Label } from '../kit/label'
import { Legend, Swatch } from '../kit/legend'
import { DrawingSheet } from '../kit/sheet'
import { labelList, Stage } from '../kit/stage'

export const fragment = graphql`
  fragment CadastreSection on CadastreSection {
    anchor
    heading
    introduction: intro
    totalText
    parcels {
      number
      name
      sizeText
      text
    }
    owner {
      name
      text
    }
    legend {
      border
      facts
    }
    frames {
      ...Frame
    }
  }
`

const border = css({ border: '2.25px solid var(--casing)', background: 'var(--lemon)' })

/** A farm on its own land: what a shop keeps on its server, each parcel with its number, and the register of them. */
export const Cadastre = (section: Queries.CadastreSectionFragment) => {
  const { frames, parcels, owner, legend } = section
  return (
    <DrawingSheet
      {...section}
      legend={
        <Legend
          entries={[{ sign: <Swatch css={border} />, text: legend.border }, ...legend.facts.map((text) => ({ text }))]}
        />
      }
    >
      <Stage frames={frames}>
        <ol css={labelList} role="list">
          {parcels.map(({ number, name, sizeText, text }, index) => (
            <li key={name}>
              <Label id={`parcel-${index}`} words={{ title: `${number}. ${name}`, name: sizeText, text }} />
            </li>
          ))}
          <li>
            <Label id="owner" words={{ total: section.totalText, name: owner.name, text: owner.text }} />
          </li>
        </ol>
        {parcels.map(({ number }, index) => (
          <Label key={number} id={`number-${index}`} words={{ figure: number }} isPicture />
        ))}
      </Stage>
    </DrawingSheet>
  )
}
