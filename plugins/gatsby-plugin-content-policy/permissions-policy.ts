/**
 * Features that ask a visitor for something, or reveal something about a visitor. The site uses none of them, and no
 * frame in it may. The list names no more, because every page carries it, and the first answer of a new connection
 * holds 14.6 kB (docs/performance.md). Other dangerous features need our permission inside a frame anyway.
 */
const features = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'storage-access', 'usb']

export const permissionsPolicy = features.map((feature) => `${feature}=()`).join(', ')
