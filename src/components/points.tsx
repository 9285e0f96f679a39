import { css } from '@emotion/react'

import { narrow } from '../theme/tokens'
import { Copy } from './copy'

const points = css({
  lineHeight: 1.4,
  '& li': { paddingBlock: 7, borderTop: '1px solid var(--line)' },
  '& li:first-of-type': { paddingTop: 2, borderTop: 0 },
  [narrow]: { lineHeight: 1.25, '& li': { paddingBlock: 4, borderTop: 0 } },
})

/** All in one text, with dots between them. A line never begins with a dot. */
const inText = css({
  lineHeight: 1.4,
  '& li': { display: 'inline' },
  '& li:not(:last-of-type)::after': { content: ['"\\a0· "', '"\\a0· " / ""'] },
})

type PointsProps = { items: readonly string[]; asText?: boolean }

/** Short items: one line for each, on a wide screen with a rule between them; or one text. */
export const Points = ({ items, asText = false }: PointsProps) =>
  items.length > 0 && (
    <ul css={asText ? inText : points} role="list">
      {items.map((item) => (
        <li key={item}>
          <Copy text={item} />
        </li>
      ))}
    </ul>
  )
