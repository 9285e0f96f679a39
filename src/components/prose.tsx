import { css } from '@emotion/react'
import type { HTMLAttributes } from 'react'
import { proseParts } from '../contract/prose'
import { Elsewhere, useElsewhere } from './elsewhere'

const link = css({ textUnderlineOffset: '0.2em' })
const together = css({ whiteSpace: 'nowrap', '& svg': { display: 'inline', marginInlineStart: '0.18em' } })

/** A line may break before the arrow, unless it stands together with the last word. */
const Link = ({ words, href }: { words: string; href: string | undefined }) => {
  const elsewhere = useElsewhere()
  const last = words.lastIndexOf(' ') + 1
  return (
    <a href={href} css={link} {...elsewhere(words)}>
      {words.slice(0, last)}
      <span css={together}>
        {words.slice(last)}
        <Elsewhere />
      </span>
    </a>
  )
}

/** Sentences of the data, with their links to other sites. */
export const Sentences = ({ text }: { text: string }) =>
  proseParts(text).map((words, index, parts) =>
    index % 3 === 0 ? words : index % 3 === 1 && <Link key={words} words={words} href={parts[index + 1]} />,
  )

type ProseProps = HTMLAttributes<HTMLParagraphElement> & { text: string }

export const Prose = ({ text, ...rest }: ProseProps) => (
  <p {...rest}>
    <Sentences text={text} />
  </p>
)
