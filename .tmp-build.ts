import { buildSite } from './tools/build'
import { testEnvironment } from './tools/support/local'
buildSite(testEnvironment()).then(() => process.exit(0), (e) => { console.error(e); process.exit(1) })
