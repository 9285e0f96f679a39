import { runTool } from './bootstrap.mjs'

runTool('tools/test.ts')
