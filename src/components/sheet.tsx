import { css } from '@emotion/react'
import { color } from '../theme/colors'
import { forcedColors } from '../theme/tokens'
import art from './sheets.svg'

/** The colors of sheets, for what holds them. At night white paper would glare. */
export const sheetColors = css({
  '--leaf': color.white,
  '--highlight': color.brand,
  '--edge': color.ink,
  '@media screen and (prefers-color-scheme: dark)': { '--leaf': '#333d3a' },
  [forcedColors]: { '--leaf': 'Canvas' },
})

const whole = css({ width: '100%' })

/** Heights of the drawings in sheets.svg: a stack, and strips of sheets that lie behind another. */
const heights = { stack: 60, sheet: 600, map: 600, calendar: 600, clauses: 600 }

/** A drawn document of the analysis. */
export const Sheet = ({ of, className }: { of: keyof typeof heights; className?: string }) => (
  <svg css={whole} className={className} viewBox={`0 0 200 ${heights[of]}`} aria-hidden="true">
    <use href={`${art}#${of}`} />
  </svg>
)
