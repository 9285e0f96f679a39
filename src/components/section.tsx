import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { attribute } from '../contract/attributes'
import { nameBeside } from '../theme/grid'
import { column, tones } from '../theme/surfaces'
import { argumentSize, wide } from '../theme/tokens'
import { ArrowLink } from './button'
import { Heading, headingId } from './heading'
import { Prose } from './prose'
import { Sheet, sheetColors } from './sheet'
import { Stamp, stampBeside } from './stamp'

export const fragment = graphql`
  fragment Headed on Headed {
    anchor
    tone
    heading
    intro
  }
`

export type SectionProps = {
  anchor: string
  /** The `tone` of the section's data, or the brand's ground. */
  tone?: Queries.Tone | 'brand' | undefined
  children: ReactNode
}

const section = css({
  paddingBlock: 'var(--section)',
  '@media print': { paddingBlock: '14pt', '& li, & tr, & details': { breakInside: 'avoid' } },
})

/** A band of the page with its own ground. What has the attribute `reveal` fades in (src/browser/start/reveal.ts). */
export const Section = ({ anchor, tone = 'paper', children }: SectionProps) => (
  <section id={anchor} aria-labelledby={headingId(anchor)} css={[section, tones[tone]]} {...attribute('tone', tone)}>
    <div css={column}>{children}</div>
  </section>
)

const head = css(nameBeside, {
  rowGap: 12,
  alignItems: 'baseline',
  marginBottom: 'clamp(18px, 2.4vw, 34px)',
  '& p': { color: 'var(--ink-soft)', fontSize: '1.125rem', lineHeight: 1.5 },
  [wide]: { '& > h2:only-child': { gridColumn: '1 / -1' } },
})
const argument = css({ '&&& > *': { gridColumn: '1 / -1' }, '& h2': { fontSize: argumentSize, lineHeight: 1 } })

export type HeadedProps = SectionProps & { heading: string; intro?: string | null | undefined }

type HeadedSectionProps = HeadedProps & {
  /** Whether it is what the page wants to say: then its heading is large. */
  isArgument?: boolean
  example?: boolean
  link?: { label: string; href: string } | null
  /** Whether the drawn documents of the analysis lie beside that link, and lead there, too. */
  sheet?: boolean
}

const end = css({ marginTop: 'var(--air)' })
/** The documents lie at the lower edge of the band, which cuts them. */
const besideSheets = css(sheetColors, nameBeside, {
  position: 'relative',
  rowGap: 'var(--air)',
  marginBottom: 'calc(var(--section) * -1)',
  '& > svg': { order: 1 },
  '& > a': { alignSelf: 'start', justifySelf: 'start', [wide]: { gridArea: '1 / 1 / auto / 5' } },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '@media print': { marginBottom: 0 },
})

/** A section that begins with its heading and its introduction, and may end with a link. */
export const HeadedSection = ({ heading, isArgument, intro, example, link, sheet, ...section }: HeadedSectionProps) => (
  <Section {...section}>
    <header css={[head, isArgument && argument, example && stampBeside.heading]} {...attribute('reveal')}>
      <Heading anchor={section.anchor} text={heading} />
      {intro && <Prose text={intro} />}
      {example && <Stamp />}
    </header>
    {section.children}
    {link && (
      <div css={[end, sheet && besideSheets]}>
        {sheet && <Sheet of="stack" />}
        <ArrowLink action={link} />
      </div>
    )}
  </Section>
)
