interface Shape {
  outline: string
  /** What is in it, and its fine lines. */
  content: string
  fine: string
  /** The lemon piece. */
  cap: string
}

/** What is sold, standing on 0 in a box of 80 by 100 units, its middle at 0. */
const shapes: Readonly<Record<'jar' | 'bag', Shape>> = {
  jar: {
    outline: 'M-26-1q-9 0-9-10v-42q0-11 9-17v-5h52v5q9 6 9 17v42q0 10-9 10z',
    content: 'M-35-47q9-5 18 0t18 0 18 0 16-1v37q0 10-9 10h-52q-9 0-9-10z',
    fine: 'M-34-37q9-5 17 0t17 0 17 0 17 0M-34-27q9-5 17 0t17 0 17 0 17 0M-34-17q9-5 17 0t17 0 17 0 17 0M-28-82h56',
    cap: 'M-29-90h58v15h-58z',
  },
  bag: {
    outline: 'M-31-1l-6-62h74l-6 62z',
    content: 'M-31-1l-6-62h74l-6 62z',
    fine: 'M-21-63c0-46 42-46 42 0M-15-63c0-35 30-35 30 0M-36-54h72',
    cap: 'M-13-42h26v20h-26z',
  },
}

/** The goods at a place on the ground, larger or smaller. */
export function drawGoods(name: 'jar' | 'bag', x: number, y: number, scale: number): string {
  const { outline, content, fine, cap } = shapes[name]
  const thick = 'stroke="var(--ink)" stroke-width="2.25" vector-effect="non-scaling-stroke"'
  return [
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})${scale === 1 ? '' : ` scale(${scale})`}">`,
    `<path fill="var(--ground)" d="${outline}"/><path fill="var(--cream)" d="${content}"/>`,
    `<path stroke="var(--ink)" vector-effect="non-scaling-stroke" d="${fine}"/>`,
    `<path ${thick} d="${outline}"/><path fill="var(--lemon)" ${thick} d="${cap}"/></g>`,
  ].join('')
}
