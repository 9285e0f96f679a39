import { city } from './city'
import { type DuskPalette, type DuskTheme, duskPalettes, landColor } from './palette'
import { type Profile, picture, profiles, step } from './profiles'
import { type SeaLine, sea } from './sea'
import { halo, plume, sun } from './sky'

const round = (value: number) => Math.round(value * 10) / 10

/** Draws profiles only above the water: along the horizon they would form one ruled line. */
function runsAboveWater(heights: readonly number[]): number[][] {
  const runs: number[][] = [[]]
  heights.forEach((height, index) => {
    if (height > 2.5) runs.at(-1)?.push(index)
    else if (runs.at(-1)?.length) runs.push([])
  })
  return runs.filter((run) => run.length > 9)
}

function landLayer({ distance, heights }: Profile, palette: DuskPalette): string {
  const point = (index: number) => `${index * step} ${round(picture.horizon - (heights[index] ?? 0))}`
  return runsAboveWater(heights)
    .map((run) => {
      const line = `M${run.map(point).join('L')}`
      const [first = 0, last = 0] = [run[0], run.at(-1)]
      const fill = landColor(palette, distance)
      return [
        `<path d="${line}L${last * step} ${picture.horizon}H${first * step}z" fill="${fill}"/>`,
        `<path d="${line}" fill="none" stroke="${palette.line}" stroke-opacity="${palette.lineOpacity}" stroke-width="1.5"/>`,
      ].join('')
    })
    .join('')
}

function skyline(layers: readonly Profile[]): number[] {
  const [first] = layers
  return (first?.heights ?? []).map((_, index) => Math.max(...layers.map(({ heights }) => heights[index] ?? 0)))
}

function summitOf(heights: readonly number[]): readonly [number, number] {
  const height = Math.max(...heights)
  return [heights.indexOf(height) * step - 6, picture.horizon - height + 14]
}

function seaLines(lines: readonly SeaLine[], stroke: string, opacity: number): string {
  const paths = lines.map(({ path, width }) => (path ? `<path d="${path}" stroke-width="${round(width)}"/>` : ''))
  return `<g fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-linecap="round">${paths.join('')}</g>`
}

function sky(palette: DuskPalette, summit: readonly [number, number]): string {
  const rings = halo.map(
    (radius, index) =>
      `<circle cx="${sun.x}" cy="${sun.y}" r="${radius}" stroke-opacity="${0.75 - 0.16 * index}" stroke-width="2"/>`,
  )
  const { shape, lines } = plume(summit)
  return [
    `<clipPath id="above"><rect width="${picture.width}" height="${picture.horizon}"/></clipPath>`,
    `<g fill="none" stroke="${palette.halo}" clip-path="url(#above)">${rings.join('')}</g>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${palette.sun}"/>`,
    `<path d="${shape}" fill="${palette.plume}"/>`,
    `<path d="${lines}" fill="none" stroke="${palette.plumeLine}" stroke-width="1.5" stroke-opacity="0.55"/>`,
  ].join('')
}

/**
 * Etna over Catania at dusk, seen from the gulf, as an SVG of 2400 × 1350. The left half and all edges but the right
 * one are the plain field of the hero, so that words can stand there. The same call always gives the same drawing.
 */
export function duskSvg(theme: DuskTheme): string {
  const palette = duskPalettes[theme]
  const layers = profiles()
  const outline = skyline(layers)
  const { outline: houses, windows } = city()
  const water = sea(outline)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}">`,
    `<rect width="100%" height="100%" fill="${palette.field}"/>`,
    sky(palette, summitOf(outline)),
    ...layers.map((layer) => landLayer(layer, palette)),
    `<path d="${houses}" fill="${palette.city}"/><path d="${windows}" fill="${palette.window}"/>`,
    seaLines(water.open, palette.sea, 0.55),
    seaLines(water.mirrored, palette.mirrored, palette.mirroredOpacity),
    '</svg>',
  ].join('')
}
