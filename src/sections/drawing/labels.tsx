import { css } from '@emotion/react'
import { Fragment } from 'react'

import { ArrowLink } from '../../components/button'
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
const broken = css({ color: 'var(--danger)' })

type LabelProps = { label: LabelData; look: Look | undefined; as?: 'li' | 'div' }

/** The words of a label. A label that leads to a page has a heading. */
const Label = ({ label: { id, link, pictureOnly, ...said }, look, as: Entry = 'li' }: LabelProps) => {
  const Title = link ? 'h3' : 'span'
  return (
    <Entry css={label} data-label={id} data-picture={pictureOnly || undefined} aria-hidden={pictureOnly || undefined}>
      <div css={words}>
        {said.value && <b css={values[look?.valueSize ?? 'usual']}>{said.value}</b>}
        {said.title && (
          <Title css={[look?.largeTitle ? largeTitle : title, look?.isBreak && broken]}>{said.title}</Title>
        )}
        {said.text && <span css={text}>{said.text}</span>}
        {link && <ArrowLink action={link} />}
      </div>
    </Entry>
  )
}

const hidden = css({ display: 'none' })
const entries = css({ display: 'contents' })
/** Where shadows of the letters fall: a box would hide the coast beside a label, and words of the label above it. */
const halo = [3, 6].flatMap((far) => {
  const aslant = 0.75 * far
  const right = [`${aslant}px -${aslant}px`, `${far}px 0`, `${aslant}px ${aslant}px`]
  return [...right, `0 ${far}px`, `0 -${far}px`, ...right.map((place) => `-${place}`)]
})

/**
 * Contours and waves end at the words, whatever their language and size. Digits have wide gaps between them. A browser rounds
 * what it blends: shadows of 3 px would darken a dark ground.
 */
const covering = css({
  textShadow: halo.map((place) => `${place} 2px var(--ground)`).join(),
  '& [data-label] b': { background: 'var(--ground)', borderRadius: 8 },
  '@media print': { textShadow: 'none' },
})

type LabelsProps = Pick<DrawingData, 'labels' | 'drawing'> & {
  /** Whether they are a list where no picture is shown, or something else says it there. */
  isListed: boolean
}

/** The labels of a drawing, in the order of reading: a list, or one for each group, with its name before it. */
export const Labels = ({ labels, drawing, isListed }: LabelsProps) => {
  const lookOf = (label: LabelData) => drawing.labels.find(({ id }) => id === label.id)
  const starts = labels.flatMap((label, index) => (index === 0 || lookOf(label)?.isGroup ? index : []))
  return (
    <div css={[list, !isListed && hidden, !drawing.isFilled && covering]} data-labels>
      {starts.map((start, index) => {
        const group = labels.slice(start, starts[index + 1])
        const [name] = group.filter((label) => lookOf(label)?.isGroup)
        return (
          <Fragment key={start}>
            {name && <Label label={name} look={lookOf(name)} as="div" />}
            <ol css={entries} role="list" aria-label={name?.value ?? undefined}>
              {group
                .filter((label) => label !== name)
                .map((label) => (
                  <Label key={label.id} label={label} look={lookOf(label)} />
                ))}
            </ol>
          </Fragment>
        )
      })}
    </div>
  )
}
