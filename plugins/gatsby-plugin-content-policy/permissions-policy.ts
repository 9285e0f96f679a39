/**
 * What a visitor could be asked for, or be known by. The site wants none of it, and lends it to nobody. No more is named:
 * a frame of another site has what is dangerous only where we allow it, every page would carry the list, and the first
 * answer of a new connection is 14.6 kB (docs/decisions/035-the-first-section-alone.md).
 */
const features = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'storage-access', 'usb']

export const permissionsPolicy = features.map((feature) => `${feature}=()`).join(', ')
