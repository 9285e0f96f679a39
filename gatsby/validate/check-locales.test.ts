import { localized } from '../../tests/jest/localized'
import { inventedSiteForEachTest } from '../../tests/jest/site-copy'
import { unknownFigure } from './check-figures'

const site = inventedSiteForEachTest()
const [english, italian] = ['locales/en/forms.json', 'locales/it/forms.json']
const inBoth = (namespace: string, key: string, text: unknown) => {
  for (const language of ['en', 'it']) site.set(`locales/${language}/${namespace}.json`, key, text)
}
const words = localized('as counted', 'come contate')
const figure = { format: 'euro', label: words, note: words }

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
  ...(
    [
      ['logo', 'Home', 'lacks "{{name}}", which the code fills in here. Write it once'],
      ['logo', '{{name}}, {{name}}', 'has "{{name}}" 2 times. Write it once'],
      ['menu.open', 'Call {{phone}}', 'has "{{phone}}", which the code does not fill in here. Take it away'],
      ['menu.open', 'From {{old-figure}}', unknownFigure('old-figure')],
    ] as const
  ).map(([key = '', text = '', message = '']): [string, () => void, ...string[]] => [
    `say “${text}” in every language`,
    () => inBoth('common', key, text),
    ...['en', 'it'].map((language) => `locales/${language}/common.json → ${key} ${message}`),
  ]),
  ...['Read it.', 'Read <policy></policy>it.', 'Read the </policy>policy<policy>.', 'Read the <policy>policy.'].map(
    (text): [string, () => void, ...string[]] => [
      `have lost the link to the policy: “${text}” (R-POLICY-1)`,
      () => inBoth('forms', 'consent', text),
      ...[english, italian].map(
        (file) => `${file} → consent lacks "<policy>", which the code fills in here. Write <policy>words</policy> once`,
      ),
    ],
  ),
  [
    'name a value inside a link that nothing fills',
    () => inBoth('forms', 'consent', 'Read <policy>of {{phone}}</policy>.'),
    ...[english, italian].map(
      (file) => `${file} → consent has "{{phone}}", which the code does not fill in here. Take it away`,
    ),
  ],
  ['name a figure', () => inBoth('common', 'menu.open', 'All {{crates}} pages')],
  [
    'label a budget with another figure than its value says (R-FORM-2)',
    () => inBoth('forms', 'options', { budget: { '5k-15k': 'From {{crates}}' } }),
    ...[english, italian].map(
      (file) =>
        `${file} → options.budget.5k-15k must name {{budget-first}} and {{budget-second}}, which the form sends as "5k-15k"`,
    ),
  ],
  [
    'label a budget whose figure has changed, so that the form would send another (R-FORM-2)',
    () => {
      for (const [id, value] of Object.entries({ 'budget-first': 6000, 'budget-second': 15_000 }))
        site.add('data/figures.json', 'figures', { ...figure, id, value })
      inBoth('forms', 'options', { budget: { '5k-15k': '{{budget-first}} to {{budget-second}}' } })
    },
    'data/figures.json → figures[2].value is 6000, but the form sends "5k-15k" for 5000. Take the old value, or rename the option in src/contract/form-definition.ts',
  ],
])('phrases that %s (R-ROUTE-6)', (_what, edit, ...mistakes) => {
  edit()
  expect(site.mistakes()).toEqual(mistakes)
})
