import { icons } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { optimize } from 'svgo'
import type { IconName } from '../../src/data-model/icons'
import { icon } from '../../src/data-model/primitives'
import { CommandError } from '../support/terminal'

/** Our names are plain words. This map has those for which Lucide uses another name. */
const lucideNames: Partial<Record<IconName, string>> = {
  chart: 'ChartNoAxesColumn',
  filter: 'Funnel',
  message: 'MessageSquare',
  pen: 'PenLine',
  receipt: 'ReceiptText',
  refresh: 'RefreshCw',
  share: 'Share2',
  sliders: 'SlidersHorizontal',
}

const pascalCase = (name: string) => name.replace(/(^|-)([a-z])/g, (_match, _hyphen, letter) => letter.toUpperCase())

/** Merges the shapes of an icon: a browser styles each shape in the sprite, and again wherever the icon stands. */
const fewElements = (drawing: string) =>
  optimize(drawing, {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      { name: 'mergePaths', params: { force: true } },
    ],
  }).data

function symbolOf(name: IconName): string {
  const wanted = lucideNames[name] ?? pascalCase(name)
  const Drawing = Object.entries(icons).find(([known]) => known === wanted)?.[1]
  if (!Drawing)
    throw new CommandError(
      `Lucide has no icon "${wanted}". Correct src/data-model/icons.ts or tools/generate/icons.ts.`,
    )
  const shapes = fewElements(renderToStaticMarkup(createElement(Drawing)))
    .replace(/^<svg[^>]*>/, '')
    .replace('</svg>', '')
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none">${shapes}</symbol>`
}

/** All icons that data files may name, as symbols in one file: pages have only their names. */
export function iconSprite(): string {
  const license = '<!-- Lucide, ISC License -->'
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${license}\n${icon.options.map(symbolOf).join('\n')}\n</svg>\n`
}
