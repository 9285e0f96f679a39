import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { column, toneStyle } from '../theme/surfaces'
import { ArrowLink } from './button'
import { Copy } from './copy'
import { Intro } from './intro'

export type SectionProps = {
  /** Id of the element: the section's anchor. Its heading has the id `<anchor>-heading`. */
  anchor: string
  /** The `tone` of the section's data, or the field of the brand. */
  tone?: Queries.Tone | 'field' | undefined
  children: ReactNode
}

const section = css({
  paddingBlock: 'var(--section)',
  // Two neighboring sections of one ground form one band.
  '[data-tone=paper] + &[data-tone=paper], [data-tone=mist] + &[data-tone=mist]': { paddingTop: 0 },
  '@media print': { paddingBlock: '14pt', '& li, & tr, & details': { breakInside: 'avoid' } },
})

/**
 * A band of the page with its own ground. Elements marked `data-reveal` fade in one after another
 * (src/browser/start/reveal.ts).
 */
export const Section = ({ anchor, tone = 'paper', children }: SectionProps) => (
  <section id={anchor} aria-labelledby={`${anchor}-heading`} css={[section, toneStyle(tone)]} data-tone={tone}>
    <div css={column}>{children}</div>
  </section>
)

const head = css({
  display: 'grid',
  gap: 16,
  maxWidth: 1080,
  marginBottom: 'clamp(26px, 2.8vw, 40px)',
  '& p': { color: 'var(--ink-soft)', fontSize: 'clamp(1.0625rem, 1.5vw, 1.2rem)', lineHeight: 1.5 },
})

type HeadedSectionProps = SectionProps & {
  heading: string
  intro?: string | null | undefined
  /** Whether its numbers are invented. */
  example?: boolean
  /** Where the section leads, below its content. */
  link?: { label: string; href: string } | null
}

const end = css({ marginTop: 32 })

/** A section that begins with its heading and its introduction, and may end with a link. */
export const HeadedSection = ({
  anchor,
  tone,
  heading,
  intro,
  example = false,
  link,
  children,
}: HeadedSectionProps) => (
  <Section anchor={anchor} tone={tone}>
    <header css={head} data-reveal="">
      <h2 id={`${anchor}-heading`}>
        <Copy text={heading} />
      </h2>
      <Intro text={intro} isExample={example} />
    </header>
    {children}
    {link && (
      <div css={end}>
        <ArrowLink action={link} />
      </div>
    )}
  </Section>
)
