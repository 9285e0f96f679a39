import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { IslandPhrases } from '../../../components/island-phrases'
import { Receipt } from '../../../components/receipt'
import { useSite } from '../../../components/site-context'
import { attribute, withAttribute } from '../../../contract/attributes'
import { sumPhrases } from '../../../contract/island-phrases'
import { amountOf, hundredths, type ReceiptLine, type Verdict } from '../../../contract/sum'
import { formatNumber } from '../../../i18n/format-number'
import { usePhrases } from '../../../i18n/use-phrases'
import { outlineButtonStyle } from '../../../theme/buttons'
import { headingFont, measure, narrow, wide } from '../../../theme/tokens'

export const fragment = graphql`
  fragment Sum on Sum {
    columns
    price {
      title
      amount
    }
    costs {
      title
      percent
      amount
    }
    rest
    discount
  }
`

const button = css(outlineButtonStyle, { '@media print': { display: 'none' } })

/** It keeps its place until the start script is there to answer it. */
const opener = css(button, { marginTop: 20, [`html:not(${withAttribute('scripts')}) &`]: { visibility: 'hidden' } })

/** It is nearer to its drawing than to the section below. */
const area = css({ marginBlock: '24px calc(var(--section) / 2)' })

const group = css({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': {
    padding: 0,
    marginBottom: 24,
    font: headingFont('clamp(1.6rem, 2.6vw, 2.3rem)/1.08'),
    letterSpacing: '-0.028em',
    textWrap: 'balance',
  },
})

/** The receipt, and beside it the words; on narrow screens one below the other. Each names its own place. */
const parts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px clamp(32px, 6vw, 96px)',
  [wide]: { gridTemplate: 'auto 1fr / minmax(0, 460px) minmax(0, 1fr)' },
})
const explanation = css({
  gridRow: 1,
  maxWidth: measure(44),
  color: 'var(--ink-soft)',
  [wide]: { gridArea: '1 / 2', paddingTop: 20 },
})
const end = css({
  gridRow: 3,
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'end',
  gap: 24,
  [wide]: { gridArea: '2 / 2', paddingBottom: 20 },
})

/** Amounts may be long, and a field takes more room than its number. */
const paper = css({
  gridRow: 2,
  [wide]: { gridArea: '1 / 1 / span 2' },
  '& table th[scope=row]:not(:only-child)': { width: '34%', [narrow]: { fontSize: '0.9375rem' } },
  '& table td': { fontSize: 'clamp(1rem, 4.5vw, 1.25rem)', [narrow]: { paddingInlineStart: 8 } },
  '& table td:has(input)': { paddingTop: 0 },
})

/** A line to write on. What goes off the price has its sign where the line begins. */
const line = css({
  position: 'relative',
  display: 'inline-block',
  '& > span': {
    position: 'absolute',
    insetBlock: '14px 1.5px',
    insetInlineStart: 2,
    display: 'flex',
    alignItems: 'center',
    pointerEvents: 'none',
  },
  '& > input': {
    width: '5em',
    minHeight: 44,
    paddingBlock: '14px 0',
    paddingInline: '0.9em 0',
    border: '0 solid var(--control)',
    borderBottomWidth: 1.5,
    borderRadius: 0,
    background: 'none',
    textAlign: 'end',
    '&:focus-visible': { outlineOffset: 1 },
    '&[aria-invalid=true]': { borderBottomWidth: 3, borderColor: 'var(--danger)' },
    // The price takes focus when the sum opens, and the heading above it shall be in view.
    '&[required]': { scrollMarginTop: '20rem' },
    [`&${withAttribute('most')}`]: { width: '3.4em' },
  },
})

const verdict = css({
  display: 'block',
  maxWidth: measure(40),
  textWrap: 'balance',
  fontSize: '1.25rem',
  lineHeight: 1.35,
  [`& ${withAttribute('verdict')}`]: { display: 'block' },
  '& b': { fontWeight: 620, whiteSpace: 'nowrap' },
  [`& ${withAttribute('value', 'share')}`]: {
    display: 'block',
    font: headingFont('clamp(3.4rem, 8vw, 6rem)/1'),
    letterSpacing: '-0.045em',
  },
})

type FieldProps = { id: string; example: string; isPrice?: boolean; most?: number }

const Field = ({ id, example, isPrice, most }: FieldProps) => (
  <span css={line}>
    {!isPrice && <span aria-hidden="true">−</span>}
    <input
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      required={isPrice}
      defaultValue={example}
      {...(most && attribute('most', most))}
    />
  </span>
)

const marksOf = (line: ReceiptLine) => attribute('line', line)

type SumProps = { id: string; sum: Queries.SumFragment }

/** The receipt with a field for the discount, and for each amount that is no share of the price. */
const ToFill = ({ id, sum: { columns, discount, rest, price, costs } }: SumProps) => {
  const { t } = usePhrases()
  const { language } = useSite()
  const noPercent = t('sum.noPercent', { example: formatNumber(12.5, language), most: formatNumber(100, language) })
  const ofDiscount = { id: `${id}-discount`, problem: noPercent }
  const percent = <Field key="percent" id={ofDiscount.id} example={formatNumber(discount, language)} most={10_000} />
  const noAmount = t('sum.noAmount', { example: amountOf(850, language), most: amountOf(9_999_999, language) })
  const withField = (at: number, title: string, cents: number) => {
    const field = { id: `${id}-${at}`, problem: noAmount }
    const control = <Field key={title} id={field.id} example={amountOf(cents, language)} isPrice={at === 0} />
    return { title, amounts: [control, ''], field }
  }
  const ofPrice = { ...withField(0, price.title, hundredths(price.amount)), marks: marksOf('price') }
  const ofCosts = costs.map(({ title, percent, amount }, index) => ({
    ...(percent ? { title, amounts: ['', ''] } : withField(index + 1, title, hundredths(amount))),
    marks: {
      ...marksOf('cost'),
      ...attribute('share', hundredths(percent)),
      ...attribute('cents', hundredths(amount)),
    },
  }))
  return (
    <Receipt
      head={t('sum.yours')}
      columns={columns}
      lines={[{ title: t('sum.discount'), amounts: ['', percent], field: ofDiscount }, ofPrice, ...ofCosts]}
      priceAt={1}
      rest={{ title: rest, amounts: ['', ''], marks: marksOf('rest') }}
    />
  )
}

/** What can be said of a sum, hidden. Each value has its place: `[share]`. */
const Verdicts = () => {
  const { t } = usePhrases()
  const kept = { before: '[before]', after: '[after]' }
  const sentences: Record<Verdict, string> = {
    lost: t('sum.lost', { share: '[share]', ...kept }),
    lostAll: t('sum.lostAll', kept),
    nothing: t('sum.nothing'),
    unread: t('sum.unread'),
  }
  return Object.entries(sentences).map(([name, sentence]) => (
    <span key={name} {...attribute('verdict', name)} hidden>
      {sentence
        .split(/\[(\w+)\]/)
        .map((part, index) => (index % 2 ? <b key={part} {...attribute('value', part)} /> : part))}
    </span>
  ))
}

/** The example of a drawing as a receipt with fields for a visitor's own amounts (src/browser/sum). */
export const Sum = ({ id, sum }: SumProps) => {
  const { t } = usePhrases()
  return (
    <div css={area} {...attribute('sum-area')}>
      <fieldset css={group} aria-describedby={`${id}-note`} hidden>
        <legend>{t('sum.heading')}</legend>
        <div css={parts}>
          <p css={explanation} id={`${id}-note`}>
            {t('sum.note')}
          </p>
          <div css={paper}>
            <ToFill id={id} sum={sum} />
          </div>
          <div css={end}>
            <output css={verdict}>
              <Verdicts />
            </output>
            <button type="button" css={button} {...attribute('reset')}>
              {t('sum.reset')}
            </button>
          </div>
        </div>
      </fieldset>
      <div>
        <button type="button" css={opener} {...attribute('sum')}>
          {t('sum.open')}
        </button>
        <IslandPhrases keys={sumPhrases} />
      </div>
    </div>
  )
}
