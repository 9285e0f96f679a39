import { css } from '@emotion/react'

type Sign = 'basket' | 'card' | 'shelves' | 'parcel' | 'invoice' | 'door'

/** Outlines, the piece that is the order, and fine lines, in a box of 40 by 36. */
const drawings: Readonly<Record<Sign, { outline: string; order: string; fine: string }>> = {
  basket: {
    outline: 'M4 15h32l-4 17H8z',
    order: 'M15 4h10v11H15z',
    fine: 'M13 19l1 9M20 19v9M27 19l-1 9',
  },
  card: { outline: 'M3 7h34v23H3z', order: 'M3 12h34v6H3z', fine: 'M8 24h9' },
  shelves: {
    outline: 'M3 3v30M37 3v30M3 12h34M3 22h34M3 32h34M8 6h6v6H8zM17 6h6v6h-6zM8 16h6v6H8zM17 26h6v6h-6zM26 26h6v6h-6z',
    order: 'M26 6h6v6h-6z',
    fine: 'M17 22v-6h6v6',
  },
  parcel: {
    outline: 'M6 3h28v30H6z',
    order: 'M6 3h28v9H6z',
    fine: 'M11 17h18M11 28v-6M14 28v-6M17 28v-6M21 28v-6M24 28v-6M29 28v-6',
  },
  invoice: {
    outline: 'M8 2h24v31l-4-3-4 3-4-3-4 3-4-3-4 3z',
    order: 'M19 18h8v6h-8z',
    fine: 'M13 9h14M13 13h14',
  },
  door: { outline: 'M7 16v17h26V16M3 19L20 4l17 15', order: 'M25 25h8v8h-8z', fine: 'M14 33V21h8v12' },
}

const style = css({
  flex: 'none',
  width: '2.5rem',
  height: '2.25rem',
  overflow: 'visible',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '& path': { vectorEffect: 'non-scaling-stroke' },
})

const isSign = (name: string): name is Sign => Object.hasOwn(drawings, name)

/** The sign of a stop. What is lemon in it is the order. */
export const StopSign = ({ name }: { name: string }) => {
  if (!isSign(name)) return null
  const { outline, order, fine } = drawings[name]
  return (
    <svg css={style} viewBox="0 0 40 36" aria-hidden="true">
      <path d={outline} fill="var(--ground)" stroke="var(--ink)" strokeWidth="2.25" />
      <path d={fine} fill="none" stroke="var(--ink)" />
      <path d={order} fill="var(--lemon)" stroke="var(--casing)" strokeWidth="2.25" />
    </svg>
  )
}
