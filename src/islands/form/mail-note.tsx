import { css } from '@emotion/react'
import { useTranslation } from 'react-i18next'

import { useSite } from '../../components/site-context'

/**
 * The note appears where the start script does not come within 5 s; where scripts are off, or the form's code cannot be had,
 * at once. It takes no place before, so that nothing moves on a page that is well. It appears for visitors who want no
 * motion, too.
 */
const note = css({
  overflow: 'hidden',
  marginBottom: 20,
  '@keyframes mail-note': { from: { maxHeight: 0, marginBottom: 0, visibility: 'hidden' } },
  '@media (scripting: enabled)': { animation: 'mail-note 1ms 5s step-end backwards !important' },
  'html[data-scripts]:not([data-islands="failed"]) &': { display: 'none' },
  'html[data-islands="failed"] &': { animation: 'none !important' },
})

/** Says what the button does while no script runs: it opens an e-mail (R-FORM-14). */
export const MailNote = () => {
  const { t } = useTranslation()
  const { agency } = useSite()
  return (
    <p css={note} data-mail-note>
      {t('forms:noScript', { email: agency.email, phone: agency.phone })}
    </p>
  )
}
