import { css } from '@emotion/react'
import { usePhrases } from '../i18n/use-phrases'
import { headingFont, narrow, wide } from '../theme/tokens'
import { PhoneLink } from './phone-link'
import { useSite } from './site-context'

const list = css({
  marginTop: 12,
  borderTop: '1px solid var(--line)',
  '& div': {
    paddingBlock: 8,
    [narrow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 16 },
    borderBottom: '1px solid var(--line)',
  },
  '& dt': { flexBasis: '7.2em', fontSize: '0.95rem', color: 'var(--ink-soft)' },
  '& dd': { paddingBlock: 6, fontSize: '1.12rem', fontWeight: 600, [wide]: { font: headingFont('1.5rem/1.3') } },
  '& a': { display: 'inline-block', margin: '-10px -6px', padding: '10px 6px', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
})

export const ContactDetails = () => {
  const { t } = usePhrases()
  const { agency } = useSite()
  return (
    <dl css={list}>
      <div>
        <dt>{t('contact.email')}</dt>
        <dd>
          <a href={`mailto:${agency.email}`}>{agency.email}</a>
        </dd>
      </div>
      <div>
        <dt>{t('contact.phone')}</dt>
        <dd>
          <PhoneLink />
        </dd>
      </div>
      <div>
        <dt>{t('contact.location')}</dt>
        <dd>{agency.location}</dd>
      </div>
    </dl>
  )
}
