import { css } from '@emotion/react'
import { Fragment } from 'react'

import { IslandPhrases } from '../../components/island-phrases'
import { ownSelector, unlessOwn, whileOwn } from '../../components/own-amount'
import { Receipt } from '../../components/receipt'
import { useSite } from '../../components/site-context'
import { sumPhrases } from '../../contract/island-phrases'
import { sumOf, type Verdict, verdictOf } from '../../contract/receipt'
import { usePhrases } from '../../i18n/use-phrases'
import { outlineButtonStyle } from '../../theme/buttons'
import { headingFont, measure, wide } from '../../theme/tokens'
import { type Composition, onScreen } from './placing'

const button = css(outlineButtonStyle, { '@media print': { display: 'none' } })

/** It keeps its place until the start script is there to answer it. */
const opener = css(button, {
  marginTop: 24,
  'html:not([data-scripts]) &': { visibility: 'hidden' },
})

const area = css({ marginTop: 24 })

const group = css({ minWidth: 0, margin: 0, padding: 0, border: 0 })

/** Where there is a picture, it says what the example does. */
export const unlessPictured = ({ size }: Composition) =>
  css(onScreen(size, { [`&:not(${ownSelector} *)`]: { display: 'none' } }))

const heading = css(whileOwn('block'), {
  padding: 0,
  marginBottom: 24,
  font: headingFont('clamp(1.6rem, 2.6vw, 2.3rem)/1.08'),
  letterSpacing: '-0.028em',
  textWrap: 'balance',
})

/** The receipt, and beside it the words; on narrow screens one below the other. Each names its own place. */
const parts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px clamp(32px, 6vw, 96px)',
  [wide]: { gridTemplate: 'auto 1fr / minmax(0, 460px) minmax(0, 1fr)' },
})
const paper = css({
  gridRow: 2,
  [wide]: { gridArea: '1 / 1 / span 2' },
  // The price takes focus when the receipt opens, and the heading above it shall be in view.
  '& input[required]': { scrollMarginTop: '20rem' },
})
const explanation = css(whileOwn('block'), {
  gridRow: 1,
  maxWidth: measure(44),
  color: 'var(--ink-soft)',
  [wide]: { gridArea: '1 / 2', paddingTop: 20 },
})
const end = css(whileOwn('grid'), {
  gridRow: 3,
  justifyItems: 'start',
  alignContent: 'end',
  gap: 24,
  [wide]: { gridArea: '2 / 2', paddingBottom: 20 },
})

const verdict = css({
  display: 'block',
  maxWidth: measure(40),
  textWrap: 'balance',
  fontSize: '1.25rem',
  lineHeight: 1.35,
  '& [data-verdict]': { display: 'block' },
  '& b': { fontWeight: 620, whiteSpace: 'nowrap' },
  '& [data-value=share]': {
    display: 'block',
    font: headingFont('clamp(3.4rem, 8vw, 6rem)/1'),
    letterSpacing: '-0.045em',
  },
})

/** Where the values stand in a phrase until they are there. */
const slots = { share: '[share]', before: '[before]', after: '[after]' }

/** Words with values, which those of the visitor's amounts replace. */
const Filled = ({ words, values }: { words: string; values: Readonly<Record<string, string>> }) =>
  words.split(/\[(\w+)\]/).map((part, index) =>
    index % 2 ? (
      <b key={part} data-value={part}>
        {values[part]}
      </b>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  )

type OwnSumProps = {
  /** Begins the ids. */
  id: string
  receipt: Queries.ReceiptFragment
  discount: number
  compositions: readonly Composition[]
}

/**
 * The receipt of a drawing, in which visitors can put in their own amounts (src/browser/sum). Without scripts it is an
 * example, and there is no button.
 */
export const OwnSum = ({ id, receipt, discount, compositions }: OwnSumProps) => {
  const { t } = usePhrases()
  const { language } = useSite()
  const example = verdictOf(sumOf(receipt.lines, discount), language)
  const { share, before, after } = slots
  const verdicts: Record<Verdict, string> = {
    lost: t('sum.lost', { share, before, after }),
    lostAll: t('sum.lostAll', { before, after }),
    nothing: t('sum.nothing'),
    unread: t('sum.unread'),
  }
  return (
    <div css={area} data-sum-place>
      <fieldset css={[group, ...compositions.map(unlessPictured)]} aria-describedby={`${id}-note`}>
        <legend css={heading}>{t('sum.heading')}</legend>
        <div css={parts}>
          <p css={explanation} id={`${id}-note`}>
            {t('sum.note')}
          </p>
          <div css={paper}>
            <Receipt {...receipt} own={id} />
          </div>
          <div css={end}>
            <output css={verdict}>
              {Object.entries(verdicts).map(([name, words]) => (
                <span key={name} data-verdict={name} hidden={name !== example.verdict}>
                  <Filled words={words} values={example.values} />
                </span>
              ))}
            </output>
            <button type="button" css={button} data-reset>
              {t('sum.reset')}
            </button>
          </div>
        </div>
      </fieldset>
      <div css={unlessOwn}>
        <button type="button" css={opener} data-sum>
          {t('sum.open')}
        </button>
      </div>
      <IslandPhrases keys={sumPhrases} />
    </div>
  )
}
