import { css } from '@emotion/react'
import { Component, type ReactNode } from 'react'

import { layer } from '../theme/tokens'
import { text } from './texts'

const box = css({
  position: 'fixed',
  inset: 'auto 16px 16px',
  zIndex: layer.notices,
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  maxWidth: 480,
  margin: 'auto',
  padding: 24,
  background: 'var(--ink)',
  color: 'var(--paper)',
})

const Message = () => (
  <div css={box} role="alert">
    <strong>{text('error.heading')}</strong>
    <p>{text('error.text')}</p>
    <button type="button" onClick={() => window.location.reload()}>
      {text('error.reload')}
    </button>
  </div>
)

/** Shows 'Unexpected Application Error!' and a way on where an island throws (R-ERROR-3). The page around it stays. */
export class IslandBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
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
