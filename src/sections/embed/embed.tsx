import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { ArrowLink } from '../../components/button'
import { useSite } from '../../components/site-context'
import { SplitSection } from '../../components/split-section'
import { attribute, withAttribute } from '../../contract/attributes'
import { usePhrases } from '../../i18n/use-phrases'
import { outlineButtonStyle } from '../../theme/buttons'

export const fragment = graphql`
  fragment EmbedSection on EmbedSection {
    anchor
    tone
    heading
    intro
    title
    url
    address
    tall
  }
`

/** It has the height of the frame from the beginning. */
const stage = css({
  position: 'relative',
  display: 'grid',
  gap: 20,
  alignContent: 'space-between',
  justifyItems: 'start',
  aspectRatio: '16 / 9',
  paddingBlock: 20,
  borderBlock: '1.5px solid var(--rule)',
  '& iframe': { position: 'absolute', width: '100%', height: '100%', border: 0, colorScheme: 'light' },
  [`& iframe ~ *, html:not(${withAttribute('scripts')}) & button`]: { visibility: 'hidden' },
  '@media print, (scripting: none)': { display: 'none' },
})
const tallStage = css({ aspectRatio: 'auto', height: 'min(46rem, 85svh)' })

const below = css({ marginBlock: '12px 4px', fontWeight: 620 })

/** A video, a map or a booking page of another site, in a frame that a press brings (src/browser/embed), and a link to it. */
export const Embed = ({ title, url, address, tall, ...section }: Queries.EmbedSectionFragment) => {
  const { t } = usePhrases()
  const { agency } = useSite()
  const { origin, host } = new URL(url)
  const purpose = agency.others.find((other) => other.origin === origin)?.purpose ?? ''
  const note = `${section.anchor}-note`
  return (
    <SplitSection {...section}>
      <figure {...attribute('reveal')}>
        <div css={[stage, tall && tallStage]}>
          <p id={note}>{t('embed.note', { host, purpose })}</p>
          <button
            type="button"
            css={outlineButtonStyle}
            {...attribute('embed', url)}
            {...attribute('address', address)}
            aria-describedby={note}
          >
            {t('embed.show')}
          </button>
        </div>
        <figcaption css={below}>{title}</figcaption>
      </figure>
      <ArrowLink action={{ label: t('embed.open', { host: new URL(address).host }), href: address }} />
    </SplitSection>
  )
}
