import { type AppState, signal } from '../signals/signals'
import { root } from './dom'
import { handOverData } from './not-found'

/** Address of a script, and its integrity. Without names for the two: this script may weigh 3,000 bytes. */
type BuiltScript = readonly [src: string, integrity: string]

/** What the build knows of the app; put here when this script is bundled (src/gatsby/onPostBuild/start-script.ts). */
declare const BUILT_APP: {
  /** The scripts that every page needs. */
  scripts: BuiltScript[]
  /** The build's digest, as Gatsby reads it from the window. */
  compilationHash: string
}

/** What it makes is no string for the browser, but goes where strings go. */
type ScriptPolicy = { createScriptURL: (address: string) => string }

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }
  }
}

const setState = (state: AppState) => {
  root.dataset.app = state
}

/** Only this script's own addresses pass: they are written into it by the build. Made once: a policy's name is taken then. */
function scriptPolicy(): ScriptPolicy {
  const rules: ScriptPolicy = { createScriptURL: (address) => address }
  return window.trustedTypes?.createPolicy('start', rules) ?? rules
}

/**
 * A script is kept for a year, and so is the answer that it is not there, which a host may give for a moment while a new
 * build spreads: what failed is asked for anew, past the browser's cache.
 */
const renew = (src: string) => fetch(src, { cache: 'reload' }).catch(() => undefined)

/** The same for the chunks that the app fetches: their next try finds them. */
export function renewWhatFails(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && renew(target.src), true)
}

let started: Promise<void> | undefined

function load(): Promise<void> {
  return new Promise((resolve, reject) => {
    addEventListener(signal.running, () => {
      setState('running')
      resolve()
    })
    Object.assign(window, {
      // Gatsby asks it what to prefetch with a page's data; there is one template, which the app has by then.
      ___chunkMapping: {},
      ___webpackCompilationHash: BUILT_APP.compilationHash,
    })
    const policy = scriptPolicy()
    function add(built: BuiltScript, isLast: boolean) {
      const [src, integrity] = built
      const script = document.createElement('script')
      script.onerror = () => {
        if (!isLast) return void renew(src).finally(() => add(built, true))
        setState('failed')
        reject()
      }
      script.integrity = integrity
      script.src = policy.createScriptURL(src)
      document.head.append(script)
    }
    for (const script of BUILT_APP.scripts) add(script, false)
  })
}

/** Fetches and starts the app, once. Resolves when it runs; rejects when a part of it cannot be had. */
export function startApp(): Promise<void> {
  if (!started) {
    setState('starting')
    started = handOverData().then(load)
    // Who waits hears of it; nobody has to.
    started.catch(() => undefined)
  }
  return started
}
