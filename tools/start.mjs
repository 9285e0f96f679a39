import { runTool } from './bootstrap.mjs'

runTool('tools/start.ts')
