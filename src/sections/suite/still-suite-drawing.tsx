import { landed, still } from '../../components/island'
import { SuiteDrawing as SuiteDrawingItself } from './suite-drawing'

/** Still: see src/sections/still-sections.tsx. */
export const SuiteDrawing =
  process.env.BUILD_STAGE === 'build-javascript'
    ? still(() => import('./suite-drawing').then((module) => module.SuiteDrawing))
    : landed(SuiteDrawingItself)
