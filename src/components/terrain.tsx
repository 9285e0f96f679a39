import { css } from '@emotion/react'
import {
  barHeight,
  contourLines,
  dark,
  duration,
  forcedColors,
  linesAlone,
  lineWidths,
  motionAllowed,
  narrow,
  objectsAlone,
} from '../theme/tokens'

/** On phones a terrain lies below the words, in a band of about this height. */
export const terrainHeight = 'min(56vw, 320px)'
/** How much of the art lies below that band. */
export const terrainBelow = `calc(${terrainHeight} * -0.2205)`

const onPhones = {
  '--thin': '0.72px',
  '--slim': '1px',
  '--middle': '1.3px',
  '--strong': '1.65px',
  '--thick': '2px',
} satisfies Record<keyof typeof lineWidths, string>

const svg = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  ...lineWidths,
  [narrow]: onPhones,
  [forcedColors]: {
    ...Object.fromEntries(['--lit', '--shade', '--ink', '--casing'].map((name) => [name, 'CanvasText'])),
    '--brand': 'Canvas',
    '--object': 'Canvas',
  },
  '@media print': { display: 'none' },
})

const contours = css(contourLines.light, { [dark]: contourLines.dark, [forcedColors]: { display: 'none' } })
const lines = css(linesAlone)
const objects = css(objectsAlone)

/**
 * A terrain behind the opening of a page. Its lines fade towards the words, and before the bar, which would cut them.
 * `--fading` is where they begin, as stops of a gradient.
 */
export const backdrop = css({
  zIndex: -1,
  maskImage: `linear-gradient(75deg, var(--fading, transparent 16%, #0006 44%, #000 60%)), linear-gradient(transparent ${barHeight}, #000 calc(${barHeight} + 60px))`,
  maskComposite: 'intersect',
  [narrow]: {
    insetBlock: `auto ${terrainBelow}`,
    insetInline: 'auto 0',
    width: `calc(${terrainHeight} * 2.8)`,
    height: 'auto',
    aspectRatio: '16 / 9',
    maskImage: 'linear-gradient(to top, #000 62%, transparent 74%)',
  },
})

/** The lines draw themselves; then the light comes up. */
export const drawn = css({
  [motionAllowed]: {
    // In px: a path has many lines, and its dashes begin anew with each.
    animation: `draw ${duration.draw} ease-out backwards, lighten 400ms linear 500ms backwards`,
    '@keyframes draw': {
      from: { strokeDasharray: '1200 9999', strokeDashoffset: 1200 },
      to: { strokeDasharray: '1200 9999', strokeDashoffset: 0 },
    },
    '@keyframes lighten': { from: { opacity: 0.35 } },
  },
  // On phones the lines do not draw themselves: sixty new frames a second would take most of a cheap phone's processor.
  [narrow]: { animationName: 'none, lighten' },
})

/** The terrain of a page, from its cached file: lines that are lit, lines in the shade, and what people put on them. */
export const Terrain = ({ art, className }: { art: string | null; className?: string }) => {
  const href = art ? `${art}#terrain` : undefined
  return (
    <svg css={svg} className={className} aria-hidden="true">
      <use href={href} css={lines} />
      <use href={href} css={contours} />
      <use href={href} css={objects} />
    </svg>
  )
}
