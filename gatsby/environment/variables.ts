export type Variable = {
  /** Its meaning, as the end of the sentence "Set it to …". */
  what: string
  /** The behavior without it. */
  unset: string
  /** The kind of section that needs it. Without one, every build needs it. */
  section?: string
}

const webhook = {
  unset: 'a build with such a form stops; locally the inbox',
}

/** Variables that a production build needs: the addresses of the live site and of its automation host. */
export const requiredVariables = {
  GATSBY_CONTACT_WEBHOOK_URL: { what: 'the address that the contact form posts to', ...webhook, section: 'contact' },
  GATSBY_EVENT_WEBHOOK_URL: { what: 'the address that the lead form posts to', ...webhook, section: 'lead' },
  SITE_URL: {
    what: 'the origin of the site, for example https://www.your-domain.it',
    unset: 'a build stops; locally its own address',
  },
} as const satisfies Record<string, Variable>

const localVariables = {
  POLICY_ORIGIN: {
    what: 'an origin that replaces that of the policy addresses in data/site.json',
    unset: 'the addresses of data/site.json, as a live site needs; locally the inbox',
  },
  HOST: {
    what: 'the address on which servers listen; 0.0.0.0 serves the network of this machine, for example a phone',
    unset: '`localhost`: this machine alone',
  },
  PORT: {
    what: 'the port of the site',
    unset: '9000, for `develop` 8000',
  },
  INBOX_PORT: {
    what: 'the port of the inbox',
    unset: '9100',
  },
  INBOX_FILE: {
    what: 'the file that the inbox keeps requests in',
    unset: '`.inbox/requests.jsonl`',
  },
  CMS_PORT: {
    what: 'the port of decap-server, which reads and writes the files of the editor',
    unset: '8081',
  },
  CHROMIUM_PATH: {
    what: 'the path of a Chromium',
    unset: "the system's, else it is installed",
  },
  QUESTIONS: {
    what: '`on` for the answers to docs/questions.graphql, in `.cache/answers.json`',
    unset: 'nothing is asked',
  },
} satisfies Record<string, Variable>

/** Every environment variable that this project gives a meaning to. */
export const variables: Record<string, Variable> = { ...requiredVariables, ...localVariables }
