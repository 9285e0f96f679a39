import { Component, type ReactNode } from 'react'

import { text } from '../contract/texts'

const Message = () => (
  <div className="island-error" role="alert">
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
