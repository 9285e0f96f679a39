/** What the start script and the app tell each other, by events of the window. */
export const signal = {
  /** The app has taken the page over: it hears clicks, typing and sending from now on. */
  running: 'app:running',
  /** The app shows another page, whose content stands in the document. */
  page: 'app:page',
} as const

/** State of the app, as `data-app` of the root element; absent before it is asked for. */
export type AppState = 'starting' | 'running' | 'failed'

export const isRunning = (): boolean => document.documentElement.dataset.app === ('running' satisfies AppState)
