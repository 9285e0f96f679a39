import { css } from '@emotion/react'
import { DeferredSvg } from '../../components/deferred-svg'
import { attribute, withAttribute } from '../../contract/attributes'
import { motionAllowed } from '../../theme/tokens'
import { Labels, type LabelsProps } from './labels'
import { linkAreas } from './link-areas'
import { artStyle, type Composition, pictureStyle, stageStyle } from './placing'

const stage = css({
  position: 'relative',
  isolation: 'isolate',
  marginInline: 'auto',
  // Without scripts, the art stands in a noscript element.
  [`& ${withAttribute('art')}`]: {
    position: 'absolute',
    top: 0,
    pointerEvents: 'none',
    fill: 'none',
    forcedColorAdjust: 'none',
  },
  // The land lies behind the labels and fades towards its edges.
  [`& ${withAttribute('art', 'land')}`]: {
    zIndex: -1,
    maskImage:
      'linear-gradient(transparent, #000 min(14%, 100px), #000 calc(100% - min(12%, 72px)), transparent), linear-gradient(90deg, transparent, #000 3%, #000 97%, transparent)',
    maskComposite: 'intersect',
  },
  // The subject stands before the labels, and is uncovered as the visitor scrolls to it.
  [`& ${withAttribute('art', 'subject')}`]: {
    zIndex: 1,
    [motionAllowed]: {
      '@supports (animation-timeline: view())': {
        animation: 'var(--uncovered, draw-on) linear both',
        animationTimeline: 'view()',
        animationRange: 'var(--while, entry 12% cover 38%)',
      },
    },
  },
  '@keyframes draw-on': {
    from: { clipPath: 'inset(-20px 100% -20px -20px)' },
    to: { clipPath: 'inset(-20px -20px -20px -20px)' },
  },
  '@keyframes draw-down': { from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } },
  '@keyframes draw-up': { from: { clipPath: 'inset(100% 0 0 0)' }, to: { clipPath: 'inset(0)' } },
})

const Art = ({ of, compositions }: { of: 'land' | 'subject'; compositions: readonly Composition[] }) =>
  compositions.map((one) => (
    <DeferredSvg key={one.size} css={artStyle(one)} {...attribute('art', of)} href={`${one.art}#${of}`} />
  ))

/** A drawing with its labels as text: in their places, or as a list. */
export const Stage = (props: LabelsProps) => {
  const { compositions } = props.drawing
  return (
    <div css={[stage, pictureStyle(props.drawing), ...compositions.map(stageStyle), ...compositions.map(linkAreas)]}>
      <Art of="land" compositions={compositions} />
      <Labels {...props} />
      <Art of="subject" compositions={compositions} />
    </div>
  )
}
