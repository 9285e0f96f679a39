import { availableParallelism } from 'node:os'

export type Ports = { site: number; inbox: number }

export const startPorts: Ports = { site: 9000, inbox: 9100 }
export const developPorts: Ports = { site: 8000, inbox: 9100 }
/** Ports of the tests, so that tests and a running `npm start` do not disturb each other. */
export const testPorts: Ports = { site: 9010, inbox: 9110 }

export const inboxFile = '.inbox/requests.jsonl'

export const localOrigin = (port: number) => `http://localhost:${port}`

/** Turns off the statistics that tools send to their makers. */
export const quiet = { GATSBY_TELEMETRY_DISABLED: '1', WRANGLER_SEND_METRICS: 'false' }

/**
 * Gatsby keeps one core for its main process, which rests while others query and render. On two cores it would use one.
 */
const allCores = { GATSBY_CPU_COUNT: String(availableParallelism() + 1) }

const localValues = (ports: Ports) => {
  const inbox = localOrigin(ports.inbox)
  return {
    SITE_URL: localOrigin(ports.site),
    GATSBY_CONTACT_WEBHOOK_URL: `${inbox}/webhook/contact`,
    GATSBY_EVENT_WEBHOOK_URL: `${inbox}/webhook/event`,
    // Replaces the origin of the policy addresses in data/site.json, so that the dialog shows the inbox's documents.
    POLICY_ORIGIN: inbox,
  }
}

const whatIsSet = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value))

/** For `npm start` and `npm run develop`: the local inbox, unless the environment names another address. */
export const localEnvironment = (ports: Ports, environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...localValues(ports),
  ...allCores,
  ...whatIsSet(environment),
  ...quiet,
})

/**
 * For `npm test`: always the local inbox, so that no test ever posts to a real webhook, and the answers to
 * docs/questions.graphql.
 */
export const testEnvironment = (environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...environment,
  ...localValues(testPorts),
  QUESTIONS: 'on',
  ...allCores,
  ...quiet,
})
