import { readFileSync } from 'node:fs'

import { filesBelow } from '../../gatsby/data/read-data'
import { compositionSizes } from '../../src/data-model/drawing'
import { colorsOnPaper, drawingColorNames } from '../../src/theme/drawing-colors'
import { inProject } from '../support/project'

/** The rules of a class, for programs of drawings. Inkscape reads no color with its opacity in one value. */
const ruleOf = (property: 'fill' | 'stroke', name: string, value = '') => {
  const alpha = value.slice(7)
  const opacity = alpha && `;${property}-opacity:${(Number.parseInt(alpha, 16) / 255).toFixed(2)}`
  return `.${property}-${name.slice(2)}{${property}:${value.slice(0, 7)}${opacity}}`
}

/** An art with the colors of a theme in its `<style>`, which only programs of drawings read. */
export function inColors(svg: string, theme: 'light' | 'dark'): string {
  const values = colorsOnPaper(theme)
  const rules = drawingColorNames.flatMap((name) => [
    ruleOf('fill', name, values[name]),
    ruleOf('stroke', name, values[name]),
  ])
  return svg.replace(/(<style[^>]*>)[^<]*/, `$1\n${rules.join('\n')}\n`)
}

/** The art of drawings, which programs of drawings show as pages do in the light theme. */
export const drawings = filesBelow(inProject(), 'data/drawings')
  .filter((file) => compositionSizes.some((size) => file.endsWith(`/${size}.svg`)))
  .map((file) => ({ file, make: () => inColors(readFileSync(inProject(file), 'utf8'), 'light') }))
