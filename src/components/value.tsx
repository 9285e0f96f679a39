import { css } from '@emotion/react'
import { Fragment } from 'react'
import { usePhrases } from '../i18n/use-phrases'
import { visuallyHidden } from '../theme/surfaces'
import { Glyph } from './glyph'

const arrow = css({ '& svg': { display: 'inline', width: '0.72em', height: '0.72em' } })

/** A value, which may be two with an arrow from one to the other. The arrow is drawn: our fonts have none. */
export const Value = ({ text }: { text: string }) => {
  const { t } = usePhrases()
  const [first, ...others] = text.split('→')
  return (
    <>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          <span css={arrow}>
            <Glyph of="arrow-right" size={24} />
            <span css={visuallyHidden}>{t('arrow')}</span>
          </span>
          {part}
        </Fragment>
      ))}
    </>
  )
}
