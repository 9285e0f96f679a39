import { copyFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Usual names of a service worker's script, from generators, shops and services that send messages. A former site at this
 * address may have left one. On Cloudflare, worker.ts answers for every other name.
 */
export const formerWorkers = [
  'service-worker.js',
  'serviceworker.js',
  'serviceWorker.js',
  'pwa-sw.js',
  'pwabuilder-sw.js',
  'superpwa-sw.js',
  'ngsw-worker.js',
  'firebase-messaging-sw.js',
  'OneSignalSDKWorker.js',
  'OneSignalSDKUpdaterWorker.js',
]

/** Writes static/sw.js under the other names that it may be asked by. */
export function writeFormerWorkers(folder: string): void {
  for (const name of formerWorkers) copyFileSync(join(folder, 'sw.js'), join(folder, name))
}
