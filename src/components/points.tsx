import { css } from '@emotion/react'
import { narrow, wide } from '../theme/tokens'
import { Sentences } from './prose'

const points = css({ lineHeight: 1.4, [narrow]: { lineHeight: 1.2, '& li': { paddingBlock: 5 } } })
const ruled = css({
  [wide]: {
    '& li': { paddingBlock: 7, borderTop: '1px solid var(--line)' },
    '& li:first-of-type': { paddingTop: 2, borderTop: 0 },
  },
})
/** All in one line, with dots between them. A line never begins with a dot. */
const inText = css({
  [wide]: {
    '& li': { display: 'inline' },
    '& li:not(:last-of-type)::after': { content: ['"\\a0· "', '"\\a0· " / ""'] },
  },
})

type PointsProps = { items: readonly string[]; asText?: boolean }

/** Short items: one line for each, on a wide screen with a rule between them; or there in one line. */
export const Points = ({ items, asText = false }: PointsProps) =>
  items.length > 0 && (
    <ul css={[points, asText ? inText : ruled]} role="list">
      {items.map((item) => (
        <li key={item}>
          <Sentences text={item} />
        </li>
      ))}
    </ul>
  )
