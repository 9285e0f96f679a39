import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Webhook } from '../../src/forms/definition'
import { payloads } from '../../src/forms/payloads'
import { formatJson } from '../support/format-json'
import { inProject } from '../support/project'

const schemas = Object.fromEntries(
  Object.entries(payloads).map(([form, model]) => {
    const { $schema, ...schema } = z.toJSONSchema(model, { io: 'input', metadata: z.registry() })
    return [form, schema]
  }),
)

const code = (file: string) =>
  readFileSync(inProject('tools/automation/code', file), 'utf8').replaceAll('export function', 'function')

const checkCode = `// Addresses of the site, for example ['https://www.agency.it']. Empty: whoever sends it is heard.
const origins = []

// What each form sends. Written by the site's npm run generate.
const schemas = ${JSON.stringify(schemas, null, 2)}

${code('check.js')}
return $input.all().map(({ json }) => ({ json: check(json, schemas, origins) }))
`

const knownCode = `${code('memory.js')}
const memory = $getWorkflowStaticData('global')
return $input.all().map(({ json }) => ({ json: { ...json, known: isKnown(memory, json) } }))
`

const rememberCode = `${code('memory.js')}
const memory = $getWorkflowStaticData('global')
const checked = $('Known?').all()
for (const { json } of checked) remember(memory, json)
return checked
`

type Node = {
  id: string
  name: string
  type: string
  typeVersion: number
  position: [number, number]
  onError?: string
}

const webhook = (form: Webhook, row: number) => ({
  ...node(`${form} form`, 'webhook', 2, [0, row]),
  webhookId: form,
  parameters: {
    httpMethod: 'POST',
    path: form,
    responseMode: 'responseNode',
    options: { allowedOrigins: '*', ignoreBots: true },
  },
})

const node = (name: string, type: string, typeVersion: number, position: [number, number]): Node => ({
  id: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  name,
  type: `n8n-nodes-base.${type}`,
  typeVersion,
  position,
})

const script = (name: string, position: [number, number], jsCode: string, onError: string) => ({
  ...node(name, 'code', 2, position),
  onError,
  parameters: { mode: 'runOnceForAllItems', language: 'javaScript', jsCode },
})

const question = (name: string, position: [number, number], leftValue: string) => ({
  ...node(name, 'if', 2.2, position),
  parameters: {
    conditions: {
      options: { caseSensitive: true, leftValue: '', typeValidation: 'strict', version: 2 },
      conditions: [
        { id: name, leftValue, rightValue: '', operator: { type: 'boolean', operation: 'true', singleValue: true } },
      ],
      combinator: 'and',
    },
    options: {},
  },
})

const answer = (name: string, position: [number, number], responseCode: number, responseBody: string) => ({
  ...node(name, 'respondToWebhook', 1.1, position),
  parameters: { respondWith: 'json', responseBody, options: { responseCode } },
})

const nodes = [
  webhook('contact', 0),
  webhook('event', 200),
  script('Check', [240, 100], checkCode, 'continueErrorOutput'),
  question('Valid?', [480, 100], '={{ $json.valid }}'),
  answer('Refused', [720, 300], 400, '={{ JSON.stringify({ ok: false, problems: $json.problems }) }}'),
  script('Known?', [720, 0], knownCode, 'continueErrorOutput'),
  question('Repeat?', [960, 0], '={{ $json.known }}'),
  answer('Accepted before', [1200, -160], 200, '={{ JSON.stringify({ ok: true, repeated: true }) }}'),
  { ...node('Deliver: put e-mail or CRM here', 'noOp', 1, [1200, 60]), onError: 'continueErrorOutput', parameters: {} },
  script('Remember', [1460, 0], rememberCode, 'continueRegularOutput'),
  answer('Accepted', [1700, 0], 200, '={{ JSON.stringify({ ok: true }) }}'),
  answer('Not delivered', [1460, 300], 500, '={{ JSON.stringify({ ok: false }) }}'),
  {
    ...node('Mark as failed', 'stopAndError', 1, [1700, 300]),
    parameters: { errorMessage: 'A request was not delivered: see the node before.' },
  },
]

/** The target of each output of a node. The second output of a question means "no", of any other node its error. */
const ways: Record<string, readonly (readonly string[])[]> = {
  'contact form': [['Check']],
  'event form': [['Check']],
  Check: [['Valid?'], ['Not delivered']],
  'Valid?': [['Known?'], ['Refused']],
  'Known?': [['Repeat?'], ['Not delivered']],
  'Repeat?': [['Accepted before'], ['Deliver: put e-mail or CRM here']],
  'Deliver: put e-mail or CRM here': [['Remember'], ['Not delivered']],
  Remember: [['Accepted']],
  'Not delivered': [['Mark as failed']],
}

const connections = Object.fromEntries(
  Object.entries(ways).map(([from, outputs]) => [
    from,
    { main: outputs.map((targets) => targets.map((target) => ({ node: target, type: 'main', index: 0 }))) },
  ]),
)

/** The n8n workflow that receives both forms: docs/automation/README.md. */
export const workflow = (): string => {
  const settings = { executionOrder: 'v1', saveExecutionProgress: true }
  const content = { name: 'Requests of the site', nodes, connections, active: false, settings, pinData: {} }
  return formatJson(content)
}
