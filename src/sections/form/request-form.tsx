import { css } from '@emotion/react'
import { IslandPhrases } from '../../components/island-phrases'
import { PolicyLink } from '../../components/policy-link'
import { useSite } from '../../components/site-context'
import { attribute, withAttribute } from '../../contract/attributes'
import { limits } from '../../contract/constants'
import { outcomes } from '../../contract/form-attributes'
import { consentName, forms, trapName, visibleFields, type Webhook } from '../../contract/form-definition'
import { formPhrases } from '../../contract/island-phrases'
import { Phrase, usePhrases } from '../../i18n/use-phrases'
import { buttonStyle } from '../../theme/buttons'
import { visuallyHidden } from '../../theme/surfaces'
import { forcedColors, wide } from '../../theme/tokens'
import { Field, Message } from './field'

const whole = css({ gridColumn: '1 / -1' })

const consentRow = css({
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr)',
  gap: 14,
  isolation: 'isolate',
  // Their places are named: elements that an extension adds beside them take none of these.
  '& input': {
    gridArea: '1 / 1',
    width: 26,
    height: 26,
    margin: 0,
    // A browser's own empty box looks disabled on a dark page.
    '&:not(:checked)': {
      appearance: 'none',
      border: '1.5px solid var(--control)',
      borderRadius: 4,
      background: 'var(--paper)',
      [forcedColors]: { appearance: 'auto' },
    },
  },
  '& label': { gridArea: '1 / 2', position: 'relative', paddingBlock: 1 },
  // A finger may land 9 px beside the box.
  '& label::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: '-9px auto',
    insetInlineStart: -49,
    width: 44,
    height: 44,
  },
})

const Consent = ({ formId }: { formId: string }) => {
  const { t } = usePhrases()
  const id = `${formId}-${consentName}`
  return (
    <div css={whole} {...attribute('field')}>
      <div css={consentRow}>
        <input id={id} name={consentName} type="checkbox" required aria-required />
        <label htmlFor={id}>
          <Phrase i18nKey="forms:consent" components={{ policy: <PolicyLink policy="privacy" /> }} />
        </label>
      </div>
      <Message formId={formId} field={consentName} problem="consent">
        {t('forms:invalid.consent')}
      </Message>
    </div>
  )
}

/** What 1Password, LastPass, Bitwarden and Dashlane read to leave the trap alone. */
const trapAttributes = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
}

/** A field out of sight and out of reach for people; robots fill it in (R-FORM-15). */
const Trap = ({ formId }: { formId: string }) => {
  const { t } = usePhrases()
  const id = `${formId}-${trapName}`
  return (
    <div css={visuallyHidden} aria-hidden="true">
      <label htmlFor={id}>{t('forms:trap')}</label>
      <input type="text" id={id} name={trapName} tabIndex={-1} autoComplete="off" {...trapAttributes} />
    </div>
  )
}

/**
 * The note appears where the start script does not come within 5 s; without scripts, or if the form's code cannot be had, at
 * once. It takes no place before. The start script turns the browser's validation off, and the note with it.
 */
const mailNote = css({
  overflow: 'hidden',
  marginBottom: 20,
  '@keyframes mail-note': { from: { maxHeight: 0, marginBottom: 0, visibility: 'hidden' } },
  '@media (scripting: enabled)': { animation: `mail-note 1ms ${limits.code}ms step-end backwards !important` },
  'form[novalidate] &': { display: 'none' },
  [`form${withAttribute('mailing')} &`]: { animation: 'none !important' },
})

const outcomeBox = css({
  marginTop: 24,
  paddingBlock: 16,
  paddingInlineStart: 18,
  borderInlineStart: '3px solid var(--danger)',
  '& strong': { display: 'block', fontWeight: 640 },
})
const success = css(outcomeBox, { borderColor: 'var(--accent)' })

/** Where the browser writes the address or number that gets the answer, whose slip the visitor sees then. */
const sentTo = {
  sent: <span css={css({ fontWeight: 640, overflowWrap: 'anywhere' })} translate="no" {...attribute('sent-to')} />,
}

/** The ways in which a request can end, hidden until one is shown. A text may differ for one webhook: `text_event`. */
const Outcomes = ({ webhook }: { webhook: Webhook }) => {
  const { t } = usePhrases()
  const { email, phone } = useSite().agency
  const values = { refused: { email, phone }, unconfirmed: { email, phone }, offline: { phone } }
  return (
    <div aria-live="polite" aria-atomic>
      {outcomes.map((outcome) => (
        <p key={outcome} css={outcome === 'success' ? success : outcomeBox} {...attribute('outcome', outcome)} hidden>
          <strong>{t(`forms:outcome.${outcome}.title`)}</strong>{' '}
          {outcome === 'success' ? (
            <Phrase i18nKey="forms:outcome.success.text" context={webhook} components={sentTo} />
          ) : (
            t(`forms:outcome.${outcome}.text`, values[outcome], webhook)
          )}
        </p>
      ))}
    </div>
  )
}

const grid = css({
  display: 'grid',
  gap: 'clamp(18px, 2vw, 24px) var(--gap)',
  // Where two columns would cut the longest option of a select, there is one.
  [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(17rem, 1fr))' },
  '@media print': { display: 'none' },
})

type RequestFormProps = {
  /** Key of its draft, and prefix of its ids: one for each form of the site. */
  id: string
  /** Where it posts its values. Its definition is found by this. */
  webhook: Webhook
  /** The site, or the form on it, that the payload names. */
  source: string
  /** The interest of its page: chosen at first, or part of the payload where visitors choose none. Empty for none. */
  interest: string
  headingId: string
  submit: string
}

/** A form that src/browser/form sends to a webhook, with all its messages and outcomes, hidden until that shows them. */
export const RequestForm = ({ id, webhook, source, interest, headingId, submit }: RequestFormProps) => {
  const { t } = usePhrases()
  const { agency } = useSite()
  return (
    <form
      css={grid}
      aria-labelledby={headingId}
      // Without scripts the browser opens an e-mail with what was written (R-FORM-14).
      action={`mailto:${agency.email}`}
      method="post"
      encType="text/plain"
      {...attribute('form', id)}
      {...attribute('webhook', webhook)}
      {...attribute('source', source)}
      {...attribute('interest', interest)}
    >
      {visibleFields(forms[webhook]).map((field) => (
        <Field key={field.name} formId={id} field={field} initial={field.name === 'interest' ? interest : undefined} />
      ))}
      <Consent formId={id} />
      <Trap formId={id} />
      <div css={whole}>
        <p css={mailNote}>{t('forms:noScript', { email: agency.email, phone: agency.phone })}</p>
        <button type="submit" css={buttonStyle}>
          {submit}
        </button>
        <Outcomes webhook={webhook} />
      </div>
      <IslandPhrases keys={formPhrases} />
    </form>
  )
}
