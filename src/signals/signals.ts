/** What the start script and the app tell each other, by events of the window. */
export const signal = {
  /** The app has taken the page over: it hears clicks, typing and sending from now on. */
  running: 'app:running',
  /** The app shows another page: its first screen stands in the document. */
  page: 'app:page',
  /** What lies below the first screen of a page that the app has opened stands in the document, too. */
  rest: 'app:rest',
  /** A layer of the app's (the dialog) opens or closes. */
  layer: 'app:layer',
} as const

/** Something that lies open over the page. Popovers close themselves by this name. */
export type Layer = { hidePopover: () => void }

declare global {
  interface WindowEventMap {
    'app:layer': CustomEvent<Layer & { isOpen: boolean }>
  }
}

/** State of the app, as `data-app` of the root element; absent before it is asked for. */
export type AppState = 'starting' | 'running' | 'failed'

export const isRunning = (): boolean => document.documentElement.dataset.app === ('running' satisfies AppState)

/** Whether what is rendered now is the page that the server sent, or that it makes: the app has opened no other yet. */
export const cameAsHtml = (): boolean => typeof window === 'undefined' || !isRunning()

/** Stands on the root element while the history goes back over an entry that was a layer's. */
export const settlingMark = 'data-settling'
