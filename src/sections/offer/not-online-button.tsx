import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useSite } from '../../components/site-context'
import { usePhrases } from '../../i18n/use-phrases'
import { color } from '../../theme/colors'
import { dark, withoutPopovers } from '../../theme/tokens'

type NotOnlineButtonProps = { id: string; className?: string; children: ReactNode }

/** What is not online yet says so, before anybody presses. */
const soon = css({ display: 'block', marginTop: 6, color: 'var(--ink-soft)', fontSize: '0.9375rem' })

/** A browser that does not know popovers shows the words below the button all the time. */
const note = css({
  position: 'fixed',
  inset: '96px 16px auto',
  maxWidth: 400,
  // On a small screen its words scroll.
  maxHeight: 'calc(100vh - 112px)',
  margin: 'auto',
  padding: '16px 20px',
  // Seen in forced colors alone.
  border: '1px solid transparent',
  borderRadius: 14,
  background: color.ink,
  color: color.chalk,
  '--focus': color.shallow,
  [withoutPopovers]: { position: 'static', maxHeight: 'none', margin: '12px 0 0' },
  '& strong': { display: 'block', fontWeight: 640 },
  '& a': { display: 'inline-block', paddingBlock: 8, fontWeight: 640 },
  [dark]: { background: color.chalk, color: color.ink, '--focus': color.ionian },
})

/**
 * A button whose target is not online yet (R-PAGE-13). A popover of the browser says so; with scripts, a notice shows
 * its words instead (src/browser/start/not-online.ts).
 */
export const NotOnlineButton = ({ id, className, children }: NotOnlineButtonProps) => {
  const { t } = usePhrases()
  const { contactPath } = useSite()
  return (
    <div>
      <button type="button" className={className} popovertarget={id} data-not-online>
        {children}
      </button>
      <small css={soon}>{t('notices.notOnline.soon')}</small>
      <div id={id} css={note} popover="auto">
        <strong>{t('notices.notOnline.title')}</strong> <span>{t('notices.notOnline.text')}</span>
        <br />
        <a href={contactPath}>{t('notices.notOnline.link')}</a>
      </div>
    </div>
  )
}
