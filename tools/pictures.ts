/**
 * `npm run pictures`: draws the site's pictures. Run it when their code changes; the results are kept in data/images,
 * where gatsby-plugin-image finds them.
 */
import { stat } from 'node:fs/promises'
import sharp from 'sharp'

import { duskSvg } from '../src/terrain/dusk/dusk-svg'
import { inProject } from './project'

const pictures = [
  { name: 'etna-dusk.png', svg: () => duskSvg('light') },
  { name: 'etna-dusk-dark.png', svg: () => duskSvg('dark') },
]

async function main(): Promise<void> {
  for (const { name, svg } of pictures) {
    const file = inProject('data/images', name)
    // Flat colours: a palette of 256 holds them all, and no gradient shows steps.
    await sharp(Buffer.from(svg())).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toFile(file)
    console.log(`${name}: ${Math.round((await stat(file)).size / 1000)} kB`)
  }
}

void main()
