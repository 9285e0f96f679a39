import { runTool } from '../support/bootstrap.mjs'

runTool('tools/check/test.ts')
