import { drawnFrom, terrainFile, viewFile } from '../../src/data-model/terrains'
import type { Files } from './files'
import type { Problem } from './problem'
import type { SiteData } from './read-data'

/** The files of each terrain must be drawn from its seed in data/terrains.json. */
export const checkTerrains = ({ terrains }: SiteData, files: Files): Problem[] =>
  terrains.flatMap((terrain, index) =>
    [terrainFile(terrain), viewFile(terrain)].flatMap((name): Problem[] => {
      const svg = name && files.read(`data/${name}`)
      if (!name || (svg && Buffer.from(svg).includes(`data-drawn-from='${drawnFrom(terrain)}'`))) return []
      const message = `data/${name} is ${svg ? 'drawn from another seed' : 'missing'}. Draw it: npm run generate`
      return [{ file: 'data/terrains.json', field: `terrains[${index}]`, message: message }]
    }),
  )
