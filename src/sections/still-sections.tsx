import { island, landed, still } from '../components/island'
import { Panorama as PanoramaItself } from './panorama/panorama'
import { StillSwitch } from './still-switch'

// A page that comes with its HTML needs no code for what only shows something. All such kinds share one chunk: the name
// of each would be in the code of every page, and together they are small. The condition is spelled out: only so does
// the bundler leave out the other branch and what it imports.

export const Still =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./still-switch').then((module) => module.StillSwitch))
    : landed(StillSwitch)

// It has links, and so code of its own, which comes when it is near.
export const Panorama =
  process.env.BUILD_STAGE === 'build-javascript'
    ? island(() => import('./panorama/panorama').then((module) => module.Panorama))
    : landed(PanoramaItself)
