import { path, weight } from '../kit/pen'
import type { House } from './fields'

type Room = House['rooms'][number]['room']

interface Furniture {
  /** Closed shapes, white. */
  solid: string
  outline?: string
  fine: string
  /** Where somebody stands: how far from the middle, and how high the feet are hidden. */
  person: readonly [x: number, hidden: number]
}

/** What stands in a room of 220 by 120 units: the floor is 0, its middle 0. */
const shapes: Readonly<Record<Room, Furniture>> = {
  window: {
    solid: 'M-92-14v-76H28v76zM52 0v-92h36V0z',
    outline: 'M-100-90H36M-100-14H36M-32-90v76M80-44v8',
    fine: 'M-92-40H28M-80-40v-22h16v22M-58-40l3-18h14l3 18zM-54-58a5 5 0 0 1 8 0M-20-40v-30h12v30M0-40a9 9 0 0 1 18 0zM9-49v-6M-78-14v-14h22v14M-44-14v-10h10v10M-14-14l8-20 8 20zM10-14v-16h12v16M-92-90l-8 14h18l4-14M-64-90l-4 14h18l4-14M-36-90l-2 14h16l2-14M-8-90l2 14h16l-2-14M58-84h24v34H58zM-10-124v16M-24-96l14-12 14 12z',
    person: [44, 0],
  },
  counter: {
    solid: 'M-86 0v-46H44V0zM-30-56l6-22h34l8 22v10h-48zM66 0v-40h26V0z',
    outline: 'M-94-46H52M62-40h34',
    fine: 'M-74-10v-24h34v24zM-28-10v-24H6v24zM16-10v-24h18v24zM-20-72h24v8h-24zM-24-52h8M-12-52h8M0-52h8M68-92h28v30H68zM74-84h16M74-77h16M74-70h10M72-12h14M72-26h14M24-124v16M10-96l14-12 14 12zM-60-34h6M-46-20h8',
    person: [-46, 46],
  },
  stockroom: {
    solid:
      'M-84-4v-22h24v22zM-54-4v-30h30v30zM-18-4v-18H6v18zM-80-46v-26h34v26zM-40-46v-16h20v16zM-14-46v-30H8v30zM-70-86v-18h28v18zM-30-86v-24h28v24zM40 0v-34h44V0zM48-34v-26h30v26z',
    outline: 'M-92 0v-116M18 0v-116M-92-42H18M-92-82H18',
    fine: 'M-72-26v22M-39-34v30M-6-22v18M-63-72v12M-30-62v8M-3-76v14M-56-104v9M-16-110v12M62-34v16M63-60v12M52-12h20M58-124v14M44-98l14-12 14 12z',
    person: [30, 0],
  },
  office: {
    solid: 'M-88-44h112v6H-88zM-50-44v-34h46v34zM46 0v-30h34V0zM50-104h38v42H50z',
    outline: 'M-80-38V0M16-38V0M-64-44h74M46-30v-30',
    fine: 'M-44-70h34M-44-62h24M-44-54h30M-76-44v-16h10v16M-72-60v-12M50-94h38M59-104v42M69-104v42M78-104v42M50-84h38M50-73h38M50-16h26M-28-38v12h36v-12M-27-124v16M-41-96l14-12 14 12z',
    person: [34, 44],
  },
}

/** Somebody who works there, 92 units tall, from the waist up where a table hides the rest. */
function person([x, hidden]: Furniture['person']): string {
  const legs = hidden > 0 ? '' : `M${x - 6}-40L${x - 7} 0M${x + 6}-40L${x + 7} 0`
  const body = `M${x - 12}-${Math.max(36, hidden)}v-28q0-9 12-9t12 9v28z`
  return (
    path(legs, { stroke: 'casing', width: 7, isQuantity: true }) +
    path(body, { fill: 'casing' }) +
    path(`M${x}-86h0`, { stroke: 'casing', width: 17, isQuantity: true })
  )
}

/** A room's furniture on its floor. */
export function furniture(room: Room, x: number, floor: number, scale: number): string {
  const { solid, outline = '', fine, person: place } = shapes[room]
  return [
    `<g transform="translate(${Math.round(x)} ${Math.round(floor)}) scale(${Math.round(scale * 100) / 100})">`,
    person(place),
    path(solid, { fill: 'sheet', stroke: 'casing', width: weight.thick }),
    path(outline, { stroke: 'casing', width: weight.thick }),
    path(fine, { stroke: 'casing' }),
    '</g>',
  ].join('')
}
