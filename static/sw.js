/*
 * No page asks for this file. A former site at this address may have left a service worker, which would show that site for
 * ever. Browsers replace it by this one, which takes away what is left: caches, the worker, pages of the former site.
 */
addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  // Without its hash: with it, the page would only be scrolled.
  for (const page of await clients.matchAll()) page.navigate(page.url.replace(/#.*/, ''))
}
