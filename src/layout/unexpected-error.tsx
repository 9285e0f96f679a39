import { css } from '@emotion/react'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { buttonStyle } from '../theme/buttons'
import { column } from '../theme/surfaces'
import { barHeight, measure } from '../theme/tokens'

const box = css(column, {
  display: 'grid',
  gap: 24,
  justifyItems: 'start',
  paddingBlock: `calc(${barHeight} + 12vh) 16vh`,
  '& h1': { fontSize: 'clamp(2.4rem, 6vw, 5rem)', maxWidth: measure(14, 'heading') },
})

const Message = () => {
  const { t } = useTranslation()
  return (
    <div css={box} role="alert">
      <h1>{t('error.heading')}</h1>
      <p>{t('error.text')}</p>
      <button type="button" css={buttonStyle} onClick={() => window.location.reload()}>
        {t('error.reload')}
      </button>
    </div>
  )
}

/** Shows 'Unexpected Application Error!' in place of a page that fails (R-ERROR-3), with a way on. */
export class UnexpectedError extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('Unexpected Application Error!', error)
  }

  override render() {
    return this.state.failed ? <Message /> : this.props.children
  }
}
