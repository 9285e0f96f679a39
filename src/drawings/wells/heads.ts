const fixed = 'vector-effect="non-scaling-stroke"'
const thick = `stroke="var(--ink)" stroke-width="2.25" ${fixed}`
const thin = `stroke="var(--ink)" ${fixed}`

const placed = (x: number, y: number, scale: number, content: string) =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`

/** The counter of a shop below its awning, standing on 0. */
export function counterSign(x: number, y: number, scale: number): string {
  const scallops = 'a10 10 0 0 1-20 0'.repeat(6)
  return placed(
    x,
    y,
    scale,
    [
      `<path ${thick} d="M-52-96V0M52-96V0"/>`,
      `<path fill="var(--ground)" ${thick} d="M-50-122h100l10 26${scallops}z"/>`,
      `<path ${thin} d="M-40-96l7-26M-20-96l3-26M0-96v-26M20-96l-3-26M40-96l-7-26"/>`,
      `<path fill="var(--ground)" ${thick} d="M-60-38h120v8h-8V0h-104v-30h-8z"/>`,
      `<path ${thin} d="M-30-24v18M0-24v18M30-24v18"/>`,
      `<path fill="var(--ground)" ${thick} d="M-8-160h16v12h12v16h-12v10h-16v-10h-12v-16h12z"/>`,
      `<path fill="var(--lemon)" ${thick} d="M14-56h26v18h-26z"/>`,
    ].join(''),
  )
}

/** A telephone with a page of the shop, standing on 0. */
export function siteSign(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    [
      `<rect x="-38" y="-142" width="76" height="142" rx="12" fill="var(--ground)" ${thick}/>`,
      `<path ${thin} d="M-10-132h20M-26-112h52v46h-52zM-26-52h40M-26-42h28"/>`,
      `<path fill="var(--lemon)" ${thick} d="M-13-98h26v18h-26z"/>`,
      `<rect x="-26" y="-30" width="52" height="16" rx="8" fill="var(--ink)"/>`,
    ].join(''),
  )
}

/** A well: its ring of stones, two posts, a roof, and the bucket that hangs down to the water. */
export function well(x: number, ground: number, water: number, shaft: number, scale: number): string {
  const half = Math.round(shaft / scale) + 8
  const depth = Math.round((water - ground) / scale)
  return placed(
    x,
    ground,
    scale,
    [
      `<path ${thin} d="M0-86V${depth - 30}"/>`,
      `<path fill="var(--ground)" ${thick} d="M-${half} 0v-36h${2 * half}v36z"/>`,
      `<path ${thin} d="M-${half}-18h${2 * half}M-${half - 16}-36v18M${half - 16}-36v18M0-18v18M-${half - 4}-18"/>`,
      `<path ${thick} d="M-${half - 5}-36v-66M${half - 5}-36v-66M-${half + 3}-86h${2 * half + 6}"/>`,
      `<path fill="var(--ground)" ${thick} d="M-${half + 12}-98l${half + 12}-30 ${half + 12} 30z"/>`,
      `<path fill="var(--ground)" ${thick} d="M-11 ${depth - 22}h22l-4 24h-14zM-11 ${depth - 22}l11-10 11 10"/>`,
    ].join(''),
  )
}
