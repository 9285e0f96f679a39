import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { Cards } from '../../components/cards'
import { DeferredSvg } from '../../components/deferred-svg'
import { Heading, headingId } from '../../components/heading'
import { Intro } from '../../components/intro'
import { Prose } from '../../components/prose'
import { attribute, withAttribute } from '../../contract/attributes'
import { drawingColors } from '../../theme/drawing-colors'
import { brandGround, column, joined } from '../../theme/surfaces'
import { argumentSize, lively, measure } from '../../theme/tokens'
import { Labels } from './labels'
import { type Composition, type DrawingData, layerStyle, onScreen, pictureStyle, stageStyle } from './placing'
import { hasRegister } from './register'
import { Sum } from './sum/sum'
import { Table } from './table'

export const fragment = graphql`
  fragment DrawingSection on DrawingSection {
    anchor
    tone
    heading
    intro
    example
    drawing {
      isOnBrand
      colors
      signs {
        publicURL
      }
      labels {
        id
        valueSize
        largeTitle
        isGroup
        isBreak
        ground
      }
      compositions {
        size
        art
        width
        height
        bleed
        overlap
        columns {
          from
          to
          tops
        }
        places {
          label
          x
          y
          alignX
          alignY
          isRightAligned
          isRow
          column
          target {
            x
            y
            width
            height
          }
        }
      }
    }
    labels {
      id
      value
      title
      text
      link {
        label
        href
      }
      pictureOnly
    }
    table {
      head
      columns
      warnings
      rows {
        title
        text
        sign
        cells
        warning {
          title
          text
        }
      }
    }
    cards {
      icon
      value
      title
      text
    }
    sum {
      ...Sum
    }
    notes
  }
`

const section = css({
  background: 'var(--ground)',
  paddingBlock: 'clamp(52px, 5.2vw, 76px) clamp(44px, 4.4vw, 64px)',
  ...joined,
  overflow: 'clip',
  '@media print': { paddingBlock: '14pt', overflow: 'visible' },
})

const head = css(column, {
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  gap: 18,
  marginBottom: 'clamp(20px, 2vw, 32px)',
  '& h2': { fontSize: argumentSize, lineHeight: 1 },
  '& p': { color: 'var(--ink-soft)', fontSize: '1.125rem', lineHeight: 1.5 },
})

/** Where the drawing rises beside them, the words keep to the left. */
const beside = ({ size, overlap }: Composition) =>
  css(onScreen(size, overlap ? { '& p': { maxWidth: measure(36) } } : {}))

const below = css(column, { marginTop: 32 })

const notes = css(column, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 44px',
  marginTop: 18,
  color: 'var(--ink-soft)',
  fontSize: '0.9375rem',
})

const stage = css({
  position: 'relative',
  isolation: 'isolate',
  marginInline: 'auto',
  [`& > ${withAttribute('layer')}`]: {
    position: 'absolute',
    top: 0,
    pointerEvents: 'none',
    fill: 'none',
    forcedColorAdjust: 'none',
  },
})

/** The land lies behind the labels and fades towards its edges. */
const land = css({
  zIndex: -1,
  maskImage:
    'linear-gradient(transparent, #000 min(14%, 100px), #000 calc(100% - min(12%, 72px)), transparent), linear-gradient(90deg, transparent, #000 3%, #000 97%, transparent)',
  maskComposite: 'intersect',
})

/** The subject stands before the labels, and is uncovered as the visitor scrolls to it. */
const subject = css({
  zIndex: 1,
  [lively]: {
    '@supports (animation-timeline: view())': {
      animation: 'var(--uncovered, draw-on) linear both',
      animationTimeline: 'view()',
      animationRange: 'var(--while, entry 12% cover 38%)',
      '@keyframes draw-on': {
        from: { clipPath: 'inset(-20px 100% -20px -20px)' },
        to: { clipPath: 'inset(-20px -20px -20px -20px)' },
      },
      '@keyframes draw-down': { from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } },
      '@keyframes draw-up': { from: { clipPath: 'inset(100% 0 0 0)' }, to: { clipPath: 'inset(0)' } },
    },
  },
})

const layers = { land, subject }

/** One layer of art, for each kind of screen. */
const Layer = ({ of, compositions }: { of: keyof typeof layers; compositions: readonly Composition[] }) =>
  compositions.map((one) => (
    <DeferredSvg
      key={one.size}
      css={[layers[of], layerStyle(one)]}
      {...attribute('layer', of)}
      href={`${one.art}#${of}`}
    />
  ))

/** A picture of data/drawings, full bleed, with its labels as text: in their places, or as a list. */
export const Drawing = (props: DrawingData) => {
  const { anchor, heading, intro, example, drawing, labels, sum } = props
  const { compositions } = drawing
  const tone = drawing.isOnBrand ? 'brand' : props.tone
  const table = props.table && <Table table={props.table} drawing={drawing} />
  const isRegister = hasRegister(drawing)
  return (
    <section
      id={anchor}
      aria-labelledby={headingId(anchor)}
      {...attribute('tone', tone)}
      css={[
        drawing.isOnBrand && brandGround,
        section,
        drawingColors(drawing.colors),
        css({ '--ground': `var(--${tone})` }),
      ]}
    >
      <header css={[head, ...compositions.map(beside)]} {...attribute('reveal')}>
        <Heading anchor={anchor} text={heading} />
        <Intro text={intro} isExample={example} />
      </header>
      {!isRegister && table}
      <div css={[stage, pictureStyle(drawing), ...compositions.map(stageStyle)]}>
        <Layer of="land" compositions={compositions} />
        <Labels labels={labels} drawing={drawing} isListed={!sum} />
        <Layer of="subject" compositions={compositions} />
      </div>
      {isRegister && table}
      {sum && (
        <div css={column}>
          <Sum id={`${anchor}-sum`} sum={sum} compositions={compositions} />
        </div>
      )}
      {props.cards.length > 0 && (
        <div css={below}>
          <Cards items={props.cards} />
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
