/** The data attributes and ids by which styles and code in browsers find the HTML of the build: the compiler knows both sides. */
const attributes = {
  // Forms (src/sections/form, served by src/browser/form and start/drafts.ts)
  form: 'the id of a form that posts to a webhook: key of its draft, and prefix of its ids',
  webhook: 'the webhook that a form posts to',
  source: 'the site, or the form on it, that a payload names',
  interest: 'the interest that the page of a form has chosen',
  field: 'around a control with its label and its messages, which are paragraphs',
  also: 'the values of an option on pages in other languages',
  outcome: 'the words for one outcome of a request',
  shown: 'the outcome that a form shows',
  'sent-to': 'the slot for the address or number that gets the answer',
  mailing: 'a form whose code could not be had, and that opens an e-mail',
  // Around the page (src/layout, served by src/browser/start)
  'menu-button': 'the button that opens the menu',
  skip: 'the link to the content',
  switcher: 'around the links to other languages',
  progress: 'the line that shows how far a page is read',
  year: 'the year in the footer',
  scripts: 'on the root: the start script has run',
  reveal: 'what fades in when a visitor scrolls to it',
  tone: 'the ground of a section',
  href: 'the address of a picture that is fetched after the first frame',
  // Islands (src/browser)
  container: 'a container that React owns, by the name of its island',
  phrase: 'a phrase that an island says, by its key',
  policy: 'a link that opens a policy in the dialog',
  'cookie-preferences': 'the link to the cookie preferences',
  note: 'what a tooltip explains; “hover” for a button that does something of its own',
  'not-found': 'the page for missing paths',
  counterpart: 'offers the missing path in another language',
  // Drawings (src/sections/drawing, served by start/labels.ts)
  labels: 'the labels of a drawing',
  label: 'the id of a label',
  picture: 'a label of the picture alone, which no list has',
  listed: 'a section whose picture is shown as its list',
  art: 'the land or the subject of a drawing',
  head: 'the head of a column, in a cell of a list',
  through: 'a cell of the register that its line passes; “end” where the line ends',
  warning: 'what breaks, in a table',
  // The sum (src/sections/drawing/sum, served by src/browser/sum)
  sum: 'the button that opens the fields for own amounts',
  'sum-area': 'around the button and the fields',
  reset: 'the button that takes the fields away',
  line: 'a line of the receipt that is calculated: price, cost or rest',
  share: 'a cost as a share of the price, in hundredths of a per cent',
  cents: 'a cost in cents',
  most: 'the greatest number that a field takes, in hundredths',
  verdict: 'a sentence about the sum, by its name',
  value: 'the slot for a value in such a sentence',
} as const

type Attribute = keyof typeof attributes

/** The ids of elements that code in browsers asks for, and that links lead to. */
export const ids = {
  /** The bar with the menu in it: one popover. */
  menu: 'menu',
  /** The list of languages: a popover. */
  languages: 'languages',
  content: 'content',
  /** The pages in the footer, to which the menu's button leads where the menu cannot open. */
  siteMap: 'site-map',
  /** The part of the footer with policies and legal facts. */
  legal: 'legal',
} as const

/** An attribute of an element, for JSX: `{...attribute('policy', 'cookie')}`. */
export const attribute = (name: Attribute, value: string | number = '') => ({ [`data-${name}`]: value })

/** The selector of elements that have an attribute, whatever its value, or that value. */
export const withAttribute = (name: Attribute, value?: string): string =>
  value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`

/** The value of an attribute; empty where the element has none. */
export const attributeOf = (element: Element, name: Attribute): string => element.getAttribute(`data-${name}`) ?? ''

export const toggleAttribute = (element: Element, name: Attribute, isOn: boolean): void =>
  void element.toggleAttribute(`data-${name}`, isOn)

export const setAttribute = (element: Element, name: Attribute, value = ''): void =>
  element.setAttribute(`data-${name}`, value)
