import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ArrowLink } from '../../components/button'
import { useSite } from '../../components/site-context'
import { SplitSection } from '../../components/split-section'
import { usePhrases } from '../../i18n/use-phrases'
import { outlineButtonStyle } from '../../theme/buttons'

export const fragment = graphql`
  fragment EmbedSection on EmbedSection {
    ...Headed
    title
    url
    address
    tall
  }
`

const noteStyle = css({ marginBottom: 16 })
const frameStyle = css({
  width: '100%',
  aspectRatio: '16 / 9',
  marginTop: 20,
  border: '1.5px solid var(--rule)',
  colorScheme: 'light',
  '@media print': { display: 'none' },
})
const tallStyle = css({ aspectRatio: 'auto', height: 'min(46rem, 85svh)' })

const captionStyle = css({ marginBlock: '8px 4px', fontWeight: 620 })

/** A video, a map or a booking page of another site: a link brings it into the frame below, another opens it there. */
export const Embed = ({ title, url, address, tall, ...section }: Queries.EmbedSectionFragment) => {
  const { t } = usePhrases()
  const { agency } = useSite()
  const { origin, host } = new URL(url)
  const purpose = agency.others.find((other) => other.origin === origin)?.purpose ?? ''
  const [note, frame] = [`${section.anchor}-note`, `${section.anchor}-frame`]
  return (
    <SplitSection {...section}>
      <p id={note} css={noteStyle}>
        {t('embed.note', { host, purpose })}
      </p>
      {/* Browsers open it in the frame of this name, also without scripts. */}
      <a
        href={url}
        target={frame}
        referrerPolicy="strict-origin-when-cross-origin"
        aria-describedby={note}
        css={outlineButtonStyle}
      >
        {t('embed.show')}
      </a>
      <figure>
        <iframe name={frame} title={title} allow="fullscreen" css={[frameStyle, tall && tallStyle]} />
        <figcaption css={captionStyle}>{title}</figcaption>
      </figure>
      <ArrowLink action={{ label: t('embed.open', { host: new URL(address).host }), href: address }} />
    </SplitSection>
  )
}
