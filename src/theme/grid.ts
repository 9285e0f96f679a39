import { css } from '@emotion/react'
import { desk, wide } from './tokens'

/** A row of the page: twelve columns on wide screens, in which its parts name their own places; one column on narrow screens. */
export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  columnGap: 'var(--gap)',
})

/** A name, and from the fifth column on what there is to say of it. */
export const nameBeside = css(grid, {
  [wide]: {
    '& > :is(h2, h3)': { gridColumn: '1 / 5', paddingInlineEnd: 'var(--gap)' },
    '& > :not(h2, h3)': { gridColumn: '5 / -1' },
  },
})

/** Three columns: a name, a text, and a list or another text. */
export const inThirds = css(grid, { [wide]: { '& > *': { gridColumn: 'span 4', paddingInlineEnd: 'var(--gap)' } } })

/**
 * A list of items side by side: three or four in a row, whichever fills the last row better. Its last item takes what is left.
 * On a tablet they stand in pairs, unless there are three.
 */
export function rowsOf(count: number) {
  const empty = (inRow: number) => (inRow - (count % inRow)) % inRow
  const cells = (inRow: number) => {
    const width = 12 / inRow
    return {
      '& > *': { gridColumn: `span ${width}` },
      '& > :last-of-type': { gridColumn: `span ${width * (1 + empty(inRow))}` },
    }
  }
  const most = empty(4) > empty(3) ? 3 : 4
  return css(grid, { [wide]: cells(count === 3 ? 3 : 2), [desk]: cells(count === 2 ? 2 : most) })
}
