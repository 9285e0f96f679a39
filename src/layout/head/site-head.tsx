import { color } from '../../theme/colors'

/**
 * The part of the head that is the same on every page. Gatsby's Head API would write it again at each change of page.
 */
export const siteHead = [
  <link key="icon" rel="icon" href="/favicon.ico" sizes="48x48" />,
  <link key="drawn-icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="touch-icon" rel="apple-touch-icon" href="/icons/apple-touch-icon-180.png" />,
  <meta key="light" name="theme-color" content={color.brand} media="(prefers-color-scheme: light)" />,
  <meta key="dark" name="theme-color" content={color.dusk} media="(prefers-color-scheme: dark)" />,
  <meta key="numbers" name="format-detection" content="telephone=no" />,
]
