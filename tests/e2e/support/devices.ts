/** A desktop window and a phone held upright. */
export const desktopDevice = { viewport: { width: 1440, height: 900 } }
export const phoneDevice = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
