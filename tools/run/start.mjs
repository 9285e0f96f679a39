import { runTool } from '../support/bootstrap.mjs'

runTool('tools/run/start.ts')
