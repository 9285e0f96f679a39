import type { HTMLAttributes, ReactNode } from 'react'

import { color } from './theme/colors'
import heading from './theme/fonts/heading.woff2'
import text from './theme/fonts/text.woff2'
import { iconPath } from './theme/mark'

type HtmlProps = {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>
  bodyAttributes: HTMLAttributes<HTMLBodyElement>
  headComponents: ReactNode[]
  preBodyComponents: ReactNode[]
  body: string
  postBodyComponents: ReactNode[]
}

/** Both fonts have text in the first screen. Without a preload they arrive late, and move the text. */
const fonts = [heading, text].map((href) => (
  <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
))

/** The document around every page. */
const Html = ({ htmlAttributes, bodyAttributes, body, ...components }: HtmlProps) => (
  <html {...htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      {components.headComponents}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {fonts}
      <link rel="icon" href={iconPath(48)} sizes="48x48" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href={iconPath(180)} />
      <meta name="theme-color" content={color.brand} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={color.dusk} media="(prefers-color-scheme: dark)" />
      <meta name="format-detection" content="telephone=no" />
    </head>
    <body {...bodyAttributes}>
      {components.preBodyComponents}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered. */}
      <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
      {components.postBodyComponents}
    </body>
  </html>
)

export default Html
