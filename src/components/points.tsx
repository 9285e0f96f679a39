import { css } from '@emotion/react'

import { narrow } from '../theme/tokens'

const points = css({
  fontSize: '0.97rem',
  lineHeight: 1.4,
  '& li': { paddingBlock: 7, borderTop: '1px solid var(--line)' },
  '& li:first-of-type': { paddingTop: 2, borderTop: 0 },
  [narrow]: {
    '& li': { display: 'inline', border: 0 },
    '& li:not(:last-of-type)::after': { content: '"\\00a0· "' },
  },
})

/** Short items: one line for each, with a rule between them; on a phone they follow each other in one paragraph. */
export const Points = ({ items }: { items: readonly string[] }) =>
  items.length > 0 && (
    <ul css={points} role="list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
