import { availableParallelism } from 'node:os'

import { webhookVariables } from '../../gatsby/environment/variables'
import { inProject } from './project'

export type Ports = { site: number; inbox: number }

const port = (variable: string, usual: number) => Number(process.env[variable]) || usual

export const startPorts: Ports = { site: port('PORT', 9000), inbox: port('INBOX_PORT', 9100) }
export const developPorts: Ports = { ...startPorts, site: port('PORT', 8000) }
/** Ports of the tests, so that tests and a running `npm start` do not disturb each other. */
export const testPorts: Ports = { site: 9010, inbox: 9110 }

/** Servers listen on this machine alone. */
export const host = 'localhost'

export const localOrigin = (port: number) => `http://${host}:${port}`

/** Turns off the statistics that tools send to their makers, and keeps their files inside the project. */
export const contained = {
  GATSBY_TELEMETRY_DISABLED: '1',
  WRANGLER_SEND_METRICS: 'false',
  XDG_CONFIG_HOME: inProject('node_modules/.cache/config'),
}

const localValues = (ports: Ports) => {
  const inbox = localOrigin(ports.inbox)
  return {
    SITE_URL: localOrigin(ports.site),
    ...Object.fromEntries(Object.entries(webhookVariables).map(([form, name]) => [name, `${inbox}/webhook/${form}`])),
    // Replaces the origin of the policy addresses in data/site.json, so that the dialog shows the inbox's documents.
    POLICY_ORIGIN: inbox,
    // Gatsby keeps one core for its main process, which rests while others query and render.
    GATSBY_CPU_COUNT: String(availableParallelism() + 1),
  }
}

/** For `npm start` and `npm run develop`: the local inbox, unless the environment names another address. */
export const localEnvironment = (ports: Ports): NodeJS.ProcessEnv => ({
  ...localValues(ports),
  ...process.env,
  ...contained,
  // A container may say production, for which Gatsby has no server with hot reload. A build sets its own.
  NODE_ENV: 'development',
})

/** For `npm test`: always the local inbox, so that no test ever posts to a real webhook. */
export const testEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ...localValues(testPorts),
  ...contained,
})
