import { css } from '@emotion/react'

const small = css({ display: 'block', color: 'var(--ink-soft)', fontSize: '0.875rem', lineHeight: 1.35 })

type FigureSourceProps = { whose: string | null; period: string | null }

/** Whose a figure is, and over which time: as much of it as the owner has said. */
export const FigureSource = ({ whose, period }: FigureSourceProps) => {
  const said = [whose, period].filter((part) => part !== null)
  if (said.length === 0) return null
  return (
    <>
      {' '}
      <small css={small}>{said.join(' · ')}</small>
    </>
  )
}
