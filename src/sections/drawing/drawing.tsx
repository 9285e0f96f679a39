import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { Cards } from '../../components/cards'
import { Heading, headingId } from '../../components/heading'
import { Prose } from '../../components/prose'
import { Stamp, stampBeside } from '../../components/stamp'
import { attribute } from '../../contract/attributes'
import { drawingColors } from '../../theme/drawing-colors'
import { screens } from '../../theme/drawing-screens'
import { brandGround, column } from '../../theme/surfaces'
import { argumentSize, measure } from '../../theme/tokens'
import { type Composition, type DrawingData, onScreen } from './placing'
import { Register } from './register'
import { Stage } from './stage'
import { Sum } from './sum/sum'
import { inColumns, Table } from './table'

export const fragment = graphql`
  fragment DrawingSection on DrawingSection {
    ...Headed
    example
    drawing {
      isOnBrand
      compositions {
        size
        art
        width
        height
        bleed
        colors
        overlap
        places {
          label
          x
          y
          alignX
          alignY
          looks
          column
        }
        areas {
          id
          x
          y
          width
          height
        }
      }
    }
    labels {
      id
      value
      title
      text
      link {
        ...Action
      }
      pictureOnly
      group
    }
    table {
      ...Table
    }
    register {
      ...Table
    }
    cards {
      ...Card
    }
    sum {
      ...Sum
    }
    notes
  }
`

const section = css({
  background: 'var(--ground)',
  // What labels and rows say in small letters: larger where they stand beside the largest headings.
  '--small-text': '0.9375rem',
  [`@media (min-width: ${screens.wide.from}rem)`]: { '--small-text': '1rem' },
  paddingBlock: 'clamp(40px, 5.2vw, 76px) clamp(36px, 4.4vw, 64px)',
  // Its stamp may lie in the room below the section before.
  overflowX: 'clip',
  '@media print': { paddingBlock: '14pt', overflow: 'visible' },
})

const head = css(column, {
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  gap: 14,
  marginBottom: 'clamp(20px, 2vw, 32px)',
  '& h2': { fontSize: argumentSize, lineHeight: 1 },
  '& p': { color: 'var(--ink-soft)', fontSize: '1.125rem', lineHeight: 1.5 },
})

/** Where the drawing rises beside them, the words keep to the left. */
const beside = ({ size, overlap }: Composition) =>
  css(onScreen(size, overlap ? { '& p': { maxWidth: measure(36) } } : {}))

const below = css(column, { marginTop: 'var(--air)' })

const notes = css(column, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 44px',
  marginTop: 18,
  color: 'var(--ink-soft)',
})

/** A picture of data/drawings, full bleed, and what stands with it. */
export const Drawing = (props: DrawingData) => {
  const { anchor, heading, intro, example, drawing, labels, table, register, sum, cards } = props
  const { compositions } = drawing
  const isStamped = example || sum
  const colors = compositions.flatMap((composition) => composition.colors)
  const tone = drawing.isOnBrand ? 'brand' : props.tone
  return (
    <section
      id={anchor}
      aria-labelledby={headingId(anchor)}
      {...attribute('tone', tone)}
      css={[drawing.isOnBrand && brandGround, section, drawingColors(colors), css({ '--ground': `var(--${tone})` })]}
    >
      <header css={[head, isStamped && stampBeside.argument, ...compositions.map(beside)]} {...attribute('reveal')}>
        <Heading anchor={anchor} text={heading} />
        {intro && <Prose text={intro} />}
        {isStamped && <Stamp />}
      </header>
      {table && (
        <div css={column}>
          <Table css={inColumns} table={table} />
        </div>
      )}
      <Stage labels={labels} drawing={drawing} />
      {register && <Register table={register} drawing={drawing} />}
      {sum && (
        <div css={column}>
          <Sum id={`${anchor}-sum`} sum={sum} />
        </div>
      )}
      {cards.length > 0 && (
        <div css={below}>
          <Cards items={cards} />
        </div>
      )}
      {props.notes.length > 0 && (
        <div css={notes}>
          {props.notes.map((note) => (
            <Prose key={note} text={note} />
          ))}
        </div>
      )}
    </section>
  )
}
