import { Component, type ReactNode, useState } from 'react'

import type { IslandPhrase } from '../contract/island-phrases'
import { phrase } from './phrase'
import { isSiteThere } from './start/site-status'
import './boundary.css'

const Message = () => {
  const [words, setWords] = useState<IslandPhrase>('error.text')

  async function reload() {
    if (await isSiteThere()) window.location.reload()
    else setWords('notices.noReload')
  }
  return (
    <div className="island-error" role="alert">
      <strong lang="en">{phrase('error.heading')}</strong>
      <p>{phrase(words)}</p>
      <button type="button" onClick={reload}>
        {phrase('error.reload')}
      </button>
    </div>
  )
}

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
