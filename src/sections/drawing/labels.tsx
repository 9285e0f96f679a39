import { css } from '@emotion/react'
import { Fragment } from 'react'
import { ArrowLink } from '../../components/button'
import { attribute, withAttribute } from '../../contract/attributes'
import { forcedColors, headingFont } from '../../theme/tokens'
import { type DrawingData, onScreen } from './placing'

type LabelData = DrawingData['labels'][number]
type Looks = DrawingData['drawing']['compositions'][number]['places'][number]['looks']

/** A plain list where no picture is shown. `placing.ts` puts the labels into the picture. */
const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingInline: 'var(--gutter)',
})

const label = css({
  minWidth: 0,
  overflowWrap: 'break-word',
  [`&${withAttribute('picture')}`]: { display: 'none' },
})

/** Letters are never under 14 px, and lines break evenly. */
const words = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.3rem',
  '& > *': { textWrap: 'balance' },
})

/** The ground below words, at which contours and waves end. A browser that darkens pages darkens both together. */
const ground = css({
  background: 'var(--under)',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  [forcedColors]: { background: 'none' },
})

const above = css({ position: 'relative', zIndex: 1 })

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
const largeTitle = css(display, {
  font: headingFont('1.35rem/1.1'),
  ...onScreen('wide', { fontSize: '1.45rem' }),
})
const text = css({ color: 'var(--ink-soft)', fontSize: 'var(--small-text)', lineHeight: 1.35 })
const broken = css({ color: 'var(--danger)' })

type LabelProps = { label: LabelData; looks: Looks; as?: 'li' | 'div' }

const Words = ({ children }: { children: string }) => (
  <span css={ground}>
    <span css={above}>{children}</span>{' '}
  </span>
)

/** The words of a label. A label that leads to a page has a heading. */
const Label = ({ label: { id, link, pictureOnly, ...said }, looks, as: Entry = 'li' }: LabelProps) => {
  const number = looks.includes('smallValue') ? title : value
  const Title = link ? 'h3' : 'span'
  return (
    <Entry
      css={label}
      {...attribute('label', id)}
      {...(pictureOnly && attribute('picture'))}
      aria-hidden={pictureOnly || undefined}
    >
      <div css={words}>
        {said.value && (
          <b css={looks.includes('largeValue') ? largeValue : number}>
            <Words>{said.value}</Words>
          </b>
        )}
        {said.title && (
          <Title css={[looks.includes('largeTitle') ? largeTitle : title, looks.includes('broken') && broken]}>
            <Words>{said.title}</Words>
          </Title>
        )}
        {said.text && (
          <span css={text}>
            <Words>{said.text}</Words>
          </span>
        )}
        {link && (
          <div>
            <span css={ground}>
              <ArrowLink action={link} />
            </span>
          </div>
        )}
      </div>
    </Entry>
  )
}

const entries = css({ display: 'contents' })

export type LabelsProps = Pick<DrawingData, 'labels' | 'drawing'>

/** The labels of a drawing, in the order of reading: a list, or one for each group, with its name before it. */
export const Labels = ({ labels, drawing }: LabelsProps) => {
  const places = drawing.compositions.flatMap((composition) => composition.places)
  const looksOf = ({ id }: LabelData) => places.find((place) => place.label === id)?.looks ?? []
  const starts = labels.flatMap(({ group }, index) => (index === 0 || group ? index : []))
  return (
    <div css={list} {...attribute('labels')}>
      {starts.map((start, index) => {
        const group = labels.slice(start, starts[index + 1])
        const name = group.find((label) => label.group)
        return (
          <Fragment key={start}>
            {name && <Label label={name} looks={looksOf(name)} as="div" />}
            <ol css={entries} role="list" aria-label={name?.value ?? undefined}>
              {group
                .filter((label) => label !== name)
                .map((label) => (
                  <Label key={label.id} label={label} looks={looksOf(label)} />
                ))}
            </ol>
          </Fragment>
        )
      })}
    </div>
  )
}
