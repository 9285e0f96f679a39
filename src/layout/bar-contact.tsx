import { css } from '@emotion/react'
import { PhoneLink } from '../components/phone-link'
import { useSite } from '../components/site-context'
import { usePhrases } from '../i18n/use-phrases'
import { color } from '../theme/colors'
import { family } from '../theme/fonts'
import { dark, desk, roomy, tight } from '../theme/tokens'

/** The open menu has both of its own. The bar closes up: a hole would look like a fault. */
const behindMenu = { 'header:popover-open &': { display: 'none' } } as const

/** Phone number and link appear only if the bar has room for them, at any letter size. The menu always has both. */
const phone = css(behindMenu, {
  display: 'none',
  alignItems: 'center',
  minHeight: '2.875rem',
  fontWeight: 620,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  [desk]: { display: 'inline-flex' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
})

const button = css(behindMenu, {
  display: 'none',
  flex: 'none',
  alignItems: 'center',
  height: '2.875rem',
  padding: '0 1.15em',
  border: '1.5px solid transparent',
  borderRadius: 99,
  background: color.ink,
  color: color.brand,
  font: `600 1rem/1 ${family.text}`,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  [dark]: { background: color.brand, color: color.ink },
  [roomy]: { display: 'inline-flex' },
  [tight]: { padding: '0 0.5em', fontSize: '0.9375rem' },
  '&:hover, &[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
})

/** The agency's phone number and the link to its contact page, in the bar. */
export const BarContact = () => {
  const { t } = usePhrases()
  const { homePath, navigation, path } = useSite()
  const href = navigation.contact?.path ?? homePath
  return (
    <>
      <PhoneLink css={phone} />
      <a href={href} aria-current={href === path ? 'page' : undefined} css={button}>
        {t('navigation.pages.contact')}
      </a>
    </>
  )
}
