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
  '& dd': { paddingBlock: 4, fontSize: '1.12rem', fontWeight: 600, [wide]: { font: headingFont('1.5rem/1.3') } },
  '& a': { display: 'inline-block', margin: '-10px -6px', padding: '10px 6px', textUnderlineOffset: '0.25em' },
})

export const ContactDetails = () => {
  const { t } = usePhrases()
  const { agency } = useSite()
  const details = {
    [t('contact.email')]: <a href={`mailto:${agency.email}`}>{agency.email}</a>,
    [t('contact.phone')]: <PhoneLink />,
    [t('contact.location')]: agency.location,
  }
  return (
    <dl css={list}>
      {Object.entries(details).map(([name, detail]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
