import { availableParallelism, networkInterfaces } from 'node:os'

import { webhookVariables } from '../../gatsby/environment/variables'
import { inProject } from './project'
import { whatIsSet } from './variables'

export type Ports = { site: number; inbox: number }

export const startPorts: Ports = { site: 9000, inbox: 9100 }
export const developPorts: Ports = { site: 8000, inbox: 9100 }
/** Ports of the tests, so that tests and a running `npm start` do not disturb each other. */
export const testPorts: Ports = { site: 9010, inbox: 9110 }

/** Where servers listen: on this machine alone, or on LISTEN_ON. 0.0.0.0 serves the network of this machine, too. */
export const host = process.env.LISTEN_ON || 'localhost'

const networkAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find((entry) => entry?.family === 'IPv4' && !entry.internal)?.address

/** The address of a server that listens on LISTEN_ON. Other devices reach it, too, if LISTEN_ON serves the network. */
export const localOrigin = (port: number) =>
  `http://${host === '0.0.0.0' ? (networkAddress() ?? 'localhost') : host}:${port}`

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
  ...whatIsSet(process.env),
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
