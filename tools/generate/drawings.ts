import { readFileSync } from 'node:fs'

import { filesBelow } from '../../gatsby/validate/read-data'
import { colorsOnPaper } from '../../src/theme/drawing-colors'
import { inProject } from '../support/project'

/** The rules of a class, for programs of drawings. Inkscape reads no color with its opacity in one value. */
const ruleOf = (property: 'fill' | 'stroke', [name, value]: readonly [name: string, value: string]) => {
  const alpha = value.slice(7)
  const opacity = alpha && `;${property}-opacity:${(Number.parseInt(alpha, 16) / 255).toFixed(2)}`
  return `.${property}-${name.slice(2)}{${property}:${value.slice(0, 7)}${opacity}}`
}

const rules = colorsOnPaper.flatMap((color) => [ruleOf('fill', color), ruleOf('stroke', color)]).join('\n')

/** The art of drawings. Its `<style>` shows in a program of drawings what the page shows in its light theme. */
export const drawings = filesBelow(inProject(), 'data/drawings')
  .filter((file) => /(wide|small|tall)\.svg$/.test(file))
  .map((file) => ({
    file,
    make: () => readFileSync(inProject(file), 'utf8').replace(/(<style[^>]*>)[^<]*/, `$1\n${rules}\n`),
  }))
