import { css } from '@emotion/react'

import { usePhrases } from '../i18n/use-phrases'
import { Sentences } from './prose'

const together = css({ display: 'inline-block', maxWidth: '100%' })

type IntroProps = { text: string | null | undefined; isExample: boolean }

/** The introduction of a section. After it an example says that it is one (R-PAGE-14). */
export const Intro = ({ text, isExample }: IntroProps) => {
  const { t } = usePhrases()
  if (!text && !isExample) return null
  return (
    <p>
      {text && <Sentences text={text} />} {isExample && <b css={together}>{t('inventedNumbers')}</b>}
    </p>
  )
}
