import { css } from '@emotion/react'

import { ArrowLink } from '../../components/button'
import { Copy } from '../../components/copy'
import { headingFont } from '../../theme/tokens'
import { type DrawingData, onScreen } from './placing'

type LabelData = DrawingData['labels'][number]
type Look = DrawingData['drawing']['labels'][number]

/** A plain list where no picture is shown. `placing.ts` puts the labels into the picture. */
const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingInline: 'var(--gutter)',
})

const label = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0.6rem',
  minWidth: 0,
  overflowWrap: 'break-word',
  '&[data-picture]': { display: 'none' },
  '& > div': { minWidth: 0 },
})

/** Letters are never under 14 px, and lines break evenly. */
const words = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.3rem',
  justifyItems: 'inherit',
  '& > *': { textWrap: 'balance' },
})

const display = css({ letterSpacing: '-0.03em' })
const value = css(display, {
  font: headingFont('1.7rem/1'),
  ...onScreen('small', { fontSize: '1.8rem' }),
  ...onScreen('wide', { fontSize: '2.1rem' }),
})
const largeValue = css(display, {
  font: headingFont('2.5rem/1'),
  ...onScreen('small', { fontSize: '2.8rem' }),
  ...onScreen('wide', { fontSize: '3.4rem' }),
})
const title = css({ fontSize: '1.0625rem', fontWeight: 620, lineHeight: 1.22 })
const values = { small: title, usual: value, large: largeValue }
const largeTitle = css(display, {
  font: headingFont('1.35rem/1.1'),
  ...onScreen('wide', { fontSize: '1.45rem' }),
})
const text = css({ color: 'var(--ink-soft)', fontSize: '0.9375rem', lineHeight: 1.35 })
const broken = css({ color: 'var(--lava)' })

type LabelProps = { label: LabelData; look: Look | undefined }

/** The words of a label. A label that leads to a page has a heading. */
const Label = ({ label: { id, link, pictureOnly, ...said }, look }: LabelProps) => {
  const Title = link ? 'h3' : 'span'
  return (
    <li css={label} data-label={id} data-picture={pictureOnly || undefined} aria-hidden={pictureOnly || undefined}>
      <div css={words}>
        {said.value && <b css={values[look?.valueSize ?? 'usual']}>{said.value}</b>}
        {said.title && (
          <Title css={[look?.largeTitle ? largeTitle : title, look?.isBreak && broken]}>
            <Copy text={said.title} />
          </Title>
        )}
        {said.text && (
          <span css={text}>
            <Copy text={said.text} />
          </span>
        )}
        {link && <ArrowLink action={link} />}
      </div>
    </li>
  )
}

const hidden = css({ display: 'none' })
/** Contours and waves end at the words, whatever their language and size. */
const covering = css({
  '& li > div': { background: 'var(--ground)', borderRadius: 28, boxShadow: '0 0 14px 8px var(--ground)' },
})

type LabelsProps = Pick<DrawingData, 'labels' | 'drawing'> & {
  /** Whether they are a list where no picture is shown, or something else says it there. */
  isListed: boolean
}

/** The labels of a drawing, in the order of reading. */
export const Labels = ({ labels, drawing, isListed }: LabelsProps) => (
  <ol css={[list, !isListed && hidden, !drawing.isFilled && covering]} role="list">
    {labels.map((one) => (
      <Label key={one.id} label={one} look={drawing.labels.find(({ id }) => id === one.id)} />
    ))}
  </ol>
)
