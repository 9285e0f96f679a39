import { css } from '@emotion/react'

const small = css({ display: 'block', color: 'var(--ink-soft)', fontSize: '0.875rem', lineHeight: 1.35 })

/** The owner of a figure and the time over which it was counted, as far as the owner of the site has given them. */
export const FigureSource = ({ whose, period }: Pick<Queries.FigureFragment, 'whose' | 'period'>) => {
  const said = [whose, period].filter((part) => part !== null)
  if (said.length === 0) return null
  return (
    <>
      {' '}
      <small css={small}>{said.join(', ')}</small>
    </>
  )
}
