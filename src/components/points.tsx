import { css } from '@emotion/react'

import { narrow } from '../theme/tokens'
import { Copy } from './copy'

const points = css({
  fontSize: '0.97rem',
  lineHeight: 1.4,
  '& li': { paddingBlock: 7, borderTop: '1px solid var(--line)' },
  '& li:first-of-type': { paddingTop: 2, borderTop: 0 },
  [narrow]: { lineHeight: 1.25, '& li': { paddingBlock: 4, borderTop: 0 } },
})

/** Short items: one line for each, on a wide screen with a rule between them. */
export const Points = ({ items }: { items: readonly string[] }) =>
  items.length > 0 && (
    <ul css={points} role="list">
      {items.map((item) => (
        <li key={item}>
          <Copy text={item} />
        </li>
      ))}
    </ul>
  )
