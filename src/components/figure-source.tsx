import { css } from '@emotion/react'

const small = css({ display: 'block', color: 'var(--ink-soft)', fontSize: '0.875rem', lineHeight: 1.35 })

type FigureSourceProps = { whose: string | null; period: string | null }

/** The owner of a figure and the time over which it was counted, as far as the owner of the site has given them. */
export const FigureSource = ({ whose, period }: FigureSourceProps) => {
  const said = [whose, period].filter((part) => part !== null)
  if (said.length === 0) return null
  return (
    <>
      {' '}
      <small css={small}>{said.join(', ')}</small>
    </>
  )
}
