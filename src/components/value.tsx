import { css } from '@emotion/react'
import { Fragment } from 'react'

import { usePhrases } from '../i18n/use-phrases'
import { outOfSight } from '../theme/surfaces'

/** Screen readers would speak of a “right arrow”: they read the word in its place. */
const arrow = css({ '&::after': { content: 'attr(data-spoken)', ...outOfSight } })

/** A value, which may be two with an arrow from one to the other. */
export const Value = ({ text }: { text: string }) => {
  const { t } = usePhrases()
  const [first, ...others] = text.split('→')
  return (
    <>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          <span css={arrow} data-spoken={t('arrow')}>
            <span aria-hidden="true">→</span>
          </span>
          {part}
        </Fragment>
      ))}
    </>
  )
}
