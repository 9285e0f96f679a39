import { type CSSObject, css } from '@emotion/react'
import type { ReactNode } from 'react'

import { DeferredSvg } from '../../components/deferred-svg'
import { outOfSight } from '../../theme/surfaces'
import { lively } from '../../theme/tokens'
import type { ShownFrame } from './drawing'
import { type Size, sizes } from './frames'

/**
 * Widths of the screen that show a composition, for a stage is as wide as that: rem, so that larger letters choose the
 * roomier one. Not widths of a container: those make the browser lay the page out before its fonts are there
 * (docs/decisions/038-no-container-queries.md).
 */
export const showing: Readonly<Record<Size, string>> = {
  wide: `@media (min-width: ${sizes.wide.from}rem)`,
  small: `@media (min-width: ${sizes.small.from}rem) and (max-width: ${sizes.wide.from - 0.001}rem)`,
  tall: `@media (min-width: ${sizes.tall.from}rem) and (max-width: ${sizes.small.from - 0.001}rem)`,
}
const drawn = `@media (min-width: ${sizes.tall.from}rem)`

/** Styles on a screen that shows the tall composition. */
export const onTall = (style: CSSObject): CSSObject => ({ '@media screen': { [showing.tall]: style } })

export const isSize = (size: string): size is Size => Object.hasOwn(sizes, size)

/**
 * Labels stand where `placeStyles` says, on ground of their own, so that no contour runs behind their words. One without a
 * place in the composition that shows stands where the list has it; the words of a picture alone are shown only in theirs.
 */
const labels = css`
  & [data-label] {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.6rem;
    flex-wrap: wrap;
    min-width: 0;
    overflow-wrap: break-word;
  }
  & [data-label] > div { min-width: 0; }
  & [data-label]::before {
    content: '';
    position: absolute;
    /* The ground is cut as a map-maker cuts it: hard, and a little wider than the words. */
    inset: -4px -6px;
    z-index: -1;
    background: var(--ground);
  }
  & [data-picture] { display: none; }
  @media screen {
    ${drawn} {
      & [data-label] {
        position: var(--position, relative);
        display: var(--display, flex);
        flex-wrap: var(--wrap, wrap);
        left: var(--x, auto);
        top: 0;
        margin-top: var(--y, 0);
        translate: var(--turn, none);
        width: var(--width, auto);
        max-width: var(--column, none);
        overflow-wrap: normal;
      }
      & [data-picture] { display: var(--display, none); }
    }
  }
  @media print {
    & [data-label]::before { display: none; }
  }
`

/** The land lies behind the labels and fades towards its edges. */
const land = {
  zIndex: -1,
  maskImage:
    'linear-gradient(transparent, #000 min(14%, 100px), #000 calc(100% - min(12%, 72px)), transparent), linear-gradient(90deg, transparent, #000 3%, #000 97%, transparent)',
  maskComposite: 'intersect',
}

/** The subject stands before them, and is uncovered as its reader comes by. */
const subject = {
  zIndex: 1,
  [lively]: {
    '@supports (animation-timeline: view())': {
      animation: 'var(--uncovered, draw-on) linear both',
      animationTimeline: 'view()',
      animationRange: 'entry 12% cover 38%',
      '@keyframes draw-on': {
        from: { clipPath: 'inset(-20px 100% -20px -20px)' },
        to: { clipPath: 'inset(-20px -20px -20px -20px)' },
      },
      '@keyframes draw-down': { from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } },
    },
  },
}

const stage = css(labels, {
  position: 'relative',
  isolation: 'isolate',
  marginInline: 'auto',
  '& [data-layer]': {
    position: 'absolute',
    top: 0,
    pointerEvents: 'none',
    fill: 'none',
    forcedColorAdjust: 'none',
  },
  '& [data-layer=land]': land,
  '& [data-layer=subject]': subject,
})

/** Labels of a drawing that has nothing else: a plain list where there is no room to draw. */
export const labelList = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingInline: 'var(--gutter)',
  '@media screen': { [drawn]: { display: 'block', position: 'absolute', inset: 0, padding: 0 } },
})

const hundredths = (share: number) => Math.round(share * 10_000) / 100
const percent = (share: number) => `${hundredths(share)}%`

/** Units of a frame as a share of the stage's width: also as a margin or padding at the top, which are shares of a width. */
export const onStage = (units: number, width: number) => percent(units / width)

/** Where the labels of a composition stand, as custom properties: how a label is put there stands once, in `labels`. */
const placeStyles = ({ width, places }: ShownFrame) =>
  Object.fromEntries(
    places.map(({ id, x, y, alignX, alignY, column }) => [
      `& [data-label="${id}"]`,
      {
        '--position': 'absolute',
        '--display': 'flex',
        '--wrap': 'nowrap',
        '--width': 'max-content',
        '--x': onStage(x, width),
        '--y': onStage(y, width),
        '--turn': `${-100 * alignX}% ${-100 * alignY}%`,
        '--column': `${column}rem`,
      },
    ]),
  )

function frameStyle(frame: ShownFrame) {
  const { size, width, height, bleed } = frame
  if (!isSize(size)) return undefined
  return {
    box: css({
      '@media screen': {
        // A scrollbar takes its width from the page, but not from the screen.
        [showing[size]]: {
          width: `clamp(${sizes[size].from}rem, 100%, ${sizes[size].upTo}rem)`,
          aspectRatio: `${width} / ${height}`,
        },
      },
      [showing[size]]: placeStyles(frame),
    }),
    art: css({
      display: 'none',
      left: percent(-bleed / width),
      width: percent(1 + (2 * bleed) / width),
      aspectRatio: `${width + 2 * bleed} / ${height}`,
      '@media screen': { [showing[size]]: { display: 'block' } },
      ...(size === 'tall' && { '--uncovered': 'draw-down' }),
    }),
  }
}

const Art = ({ frame, layer }: { frame: ShownFrame; layer: 'land' | 'subject' }) => (
  <DeferredSvg css={frameStyle(frame)?.art} data-layer={layer} href={`${frame.file}#${layer}`} />
)

/** The land itself leaves room for words. */
const withoutGrounds = css({ '& [data-label]::before': { content: 'none' } })

type StageProps = {
  frames: readonly ShownFrame[]
  /** Set where the land leaves room for the labels, so that they need no ground of their own. */
  hasRooms?: boolean
  /** An `<ol>` of labels: a plain list where there is no room for the drawing, on paper, and for screen readers. */
  children: ReactNode
}

/** The drawing of a section, full bleed: the composition that fits, with the labels as text in their places. */
export const Stage = ({ frames, hasRooms, children }: StageProps) => (
  <div css={[stage, hasRooms && withoutGrounds, ...frames.map((frame) => frameStyle(frame)?.box)]}>
    {frames.map((frame) => (
      <Art key={frame.size} frame={frame} layer="land" />
    ))}
    {children}
    {frames.map((frame) => (
      <Art key={frame.size} frame={frame} layer="subject" />
    ))}
  </div>
)

/** Words for screen readers and for the list, where the drawing says the same. */
export const unseen = css({
  '@media screen': {
    [drawn]: outOfSight,
  },
})
