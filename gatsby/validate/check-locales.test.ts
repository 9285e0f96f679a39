import { inventedSiteForEachTest } from '../../tests/jest/site-copy'

const site = inventedSiteForEachTest()
const [english, italian] = ['locales/en/forms.json', 'locales/it/forms.json']
const consents = (en: string, it: string) => {
  site.set(english, 'consent', en)
  site.set(italian, 'consent', it)
}
const inBoth = (message: string) => [`${english} → consent ${message}`, `${italian} → consent ${message}`]

test.each<[what: string, edit: () => void, ...mistakes: string[]]>([
  [
    'lack a key in one language',
    () => site.set('locales/it/common.json', 'menu.open', undefined),
    'locales/it/common.json → menu.open is missing; locales/en/common.json has it. Translate it',
  ],
  [
    'have a key in one language only',
    () => site.set(italian, 'extra', 'Di più'),
    `${english} → extra is missing; ${italian} has it. Translate it`,
  ],
  ['have an empty text', () => site.set(italian, 'consent', ''), `${italian} → consent must not be empty`],
  [
    'name a value that the other language lacks',
    () => consents('Call {{phone}}.', 'Chiama {{telefono}}.'),
    `${italian} → consent lacks "{{phone}}", which ${english} has. Write it there, too`,
    `${english} → consent lacks "{{telefono}}", which ${italian} has. Write it there, too`,
  ],
  [
    'have lost a link',
    () => consents('Read the <policy>policy</policy>.', 'Leggi l’informativa.'),
    `${italian} → consent lacks "<policy>", which ${english} has. Write it there, too`,
    `${italian} → consent lacks "</policy>", which ${english} has. Write it there, too`,
  ],
  ...['{phone}', '{{ phone }}', '{{phone}', '{{pho ne}}'].map((braces): [string, () => void, ...string[]] => [
    `have braces that nothing fills: ${braces}`,
    () => consents(`Call ${braces}.`, `Chiama ${braces}.`),
    ...inBoth(`has braces that name no value: "${braces}". Write {{name}}, without spaces`),
  ]),
  [
    'have half a link in both languages',
    () => consents('Read the <policy>policy.', 'Leggi l’<policy>informativa.'),
    ...inBoth('has "<policy>" without its other half: write <name>words</name>'),
  ],
  [
    'have the same values and links, in any order',
    () =>
      consents(
        'Call {{phone}}, <policy>read</policy> {{email}}.',
        'Scrivi a {{email}}, <policy>qui</policy> {{phone}}.',
      ),
  ],
])('interface texts that %s (R-ROUTE-6)', (_what, edit, ...mistakes) => {
  edit()
  expect(site.mistakes()).toEqual(mistakes)
})
