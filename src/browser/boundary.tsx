import { Component, type ReactNode } from 'react'

import { phrase } from './phrase'
import './boundary.css'

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
    if (!this.state.failed) return this.props.children
    return (
      <div className="island-error" role="alert">
        <strong lang="en">{phrase('error.heading')}</strong>
        <p>{phrase('error.text')}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {phrase('error.reload')}
        </button>
      </div>
    )
  }
}
