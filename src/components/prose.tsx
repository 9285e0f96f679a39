import { css } from '@emotion/react'
import type { HTMLAttributes } from 'react'
import { proseParts } from '../contract/prose'
import { roomy } from '../theme/tokens'
import { ExternalIcon, isExternal, useLink } from './external-link'

const link = css({ textUnderlineOffset: '0.2em' })
const together = css({ whiteSpace: 'nowrap', '& svg': { display: 'inline', marginInlineStart: '0.18em' } })

/** A line may break before the arrow, unless it stands together with the last word. */
const Link = ({ words, href }: { words: string; href: string }) => {
  const last = words.lastIndexOf(' ') + 1
  return (
    <a {...useLink()(href, words)} css={link}>
      {words.slice(0, last)}
      <span css={together}>
        {words.slice(last)}
        {isExternal(href) && <ExternalIcon />}
      </span>
    </a>
  )
}

/** On the narrowest phones a line may have no room for it. */
const whole = css({ [roomy]: { whiteSpace: 'nowrap' } })
const Whole = ({ word }: { word: string }) => <span css={whole}>{word}</span>

/** Browsers may end a line after any hyphen: not after that of e-commerce and e-mail. */
const hyphened = /(\be-\p{L}+)/iu
const unbroken = (words: string) =>
  [...words.split(hyphened).entries()].map(([at, part]) => (at % 2 ? <Whole key={at} word={part} /> : part))

/** Sentences of the data, with their links. */
export const Sentences = ({ text }: { text: string }) =>
  proseParts(text).map(({ words, href }) =>
    href === undefined ? unbroken(words) : <Link key={words} words={words} href={href} />,
  )

export const Prose = ({ text, ...rest }: HTMLAttributes<HTMLParagraphElement> & { text: string }) => (
  <p {...rest}>
    <Sentences text={text} />
  </p>
)
