import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'

import type { StartScript } from './bundle'
import { contentPolicy, type Origins } from './content-policy'
import { rareMedia, splitByMedia, writeStylesheet } from './styles-by-media'

// gatsby-node.ts gives the bundler these values.
declare const START_SCRIPT: StartScript
declare const ORIGINS: Origins

/** Gatsby's router runs in no browser. It leaves an element around the page, and one that would announce routes. */
const router = /^<div [^>]*id="gatsby-focus-wrapper"[^>]*>(.*)<\/div><div id="gatsby-announcer".*$/s

/** The HTML of a page without Gatsby's router. */
export const withoutRouter = (html: string): string => html.replace(router, '$1')

/** Gives classes numbers. Emotion names them by digests, which are 5% of a compressed page. */
export const withNumbers = (text: string, digests: readonly string[]): string =>
  text.replace(/\bc-(\w+)/g, (name, digest) => (digests.includes(digest) ? `c${digests.indexOf(digest)}` : name))

/** Renders a page with all its styles once. Emotion would put them before the elements, and break `:first-child`. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  // Without this list Emotion adds older names to many declarations: 600 bytes a page that no browser of ours reads.
  const cache = createCache({ key: 'c', stylisPlugins: [] })
  cache.compat = true
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>)
  const { css } = createEmotionServer(cache).extractCritical(html)
  const digests = Object.keys(cache.inserted)
  const { styles, rare } = splitByMedia(withNumbers(css, digests))
  replaceBodyHTMLString(withNumbers(withoutRouter(html), digests))
  // `onPreRenderHTML` puts them in order, by their keys.
  setHeadComponents([
    <meta key="content-policy" httpEquiv="Content-Security-Policy" content={contentPolicy(styles, ORIGINS)} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the rules of the page's own components.
    <style key="styles" dangerouslySetInnerHTML={{ __html: styles }} />,
    <link key="styles-rare" rel="stylesheet" media={rareMedia.join()} href={writeStylesheet(rare)} />,
  ])
  setPostBodyComponents([<script key="start-script" type="module" {...START_SCRIPT} />])
}
