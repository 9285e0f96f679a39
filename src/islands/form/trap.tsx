import { css } from '@emotion/react'
import { useTranslation } from 'react-i18next'

import { trapName } from './constants'

const outOfSight = css({ position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' })

/** What 1Password, LastPass, Bitwarden and Dashlane read to leave a field alone. */
const leaveAlone = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '', 'data-form-type': 'other' }

/** A field out of sight and out of reach for people; robots fill it in (R-FORM-15). */
export const Trap = ({ formId }: { formId: string }) => {
  const { t } = useTranslation()
  const id = `${formId}-${trapName}`
  return (
    <div css={outOfSight} aria-hidden="true">
      <label htmlFor={id}>{t('forms:trap')}</label>
      <input type="text" id={id} name={trapName} tabIndex={-1} autoComplete="off" {...leaveAlone} />
    </div>
  )
}
