import { css } from '@emotion/react'

import { headingFont } from '../../theme/tokens'
import { leading, lettering } from './lettering'
import { showing } from './stage'

const rem = (value: number) => `${value}rem`
/** Size of a part where nothing is drawn, and in the smallest composition; then in the others. */
const fontSizes = (part: keyof typeof lettering) => ({
  fontSize: rem(lettering[part].tall),
  [showing.small]: { fontSize: rem(lettering[part].small) },
  [showing.wide]: { fontSize: rem(lettering[part].wide) },
})

/** Lettering of the parts of a label: `<b data-part="figure">`, `name`, `text`. */
export const letters = css({
  display: 'grid',
  // A word that is wider than the screen is broken.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(leading),
  '& > [data-part]': { display: 'block', margin: 0 },
  '& > [data-part="total"], & > [data-part="figure"], & > [data-part="title"]': {
    font: headingFont(`${rem(lettering.figure.tall)}/${lettering.figure.line}`),
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > [data-part="title"]': {
    lineHeight: lettering.title.line,
    textWrap: 'balance',
    ...fontSizes('title'),
  },
  '& > [data-part="total"]': fontSizes('total'),
  '& > [data-part="figure"]': fontSizes('figure'),
  '& > [data-part="name"]': {
    fontWeight: 620,
    lineHeight: lettering.name.line,
    textWrap: 'balance',
    ...fontSizes('name'),
  },
  '& > [data-part="text"]': {
    color: 'var(--ink-soft)',
    fontSize: rem(lettering.text.tall),
    lineHeight: lettering.text.line,
    textWrap: 'balance',
  },
})
