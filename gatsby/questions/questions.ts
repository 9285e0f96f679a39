/** A question that GraphQL answers besides listing nodes: a field of `Query`, or an additional field of a type. */
type Question = {
  description: string
  type: string
  args: Record<string, { type: string; description: string }>
}

const language = { type: 'Language', description: 'In this language only; left out, in every language' }

export const questions = {
  page: {
    description: 'One page in one language: its path, its alternates, its search texts, its sections',
    type: 'Page',
    args: {
      pageId: { type: 'String!', description: 'Name of its files, for example "home"' },
      language: { type: 'Language!', description: 'Which of its languages' },
    },
  },
  figure: {
    description: 'One figure: its text in each language, what it claims, where it is shown',
    type: 'Figure',
    args: { name: { type: 'String!', description: 'Its id in data/figures.json' } },
  },
  redirect: {
    description: 'Where an old path leads',
    type: 'Redirect',
    args: { from: { type: 'String!', description: 'The old path, with or without a slash at its end' } },
  },
  pagesThatMention: {
    description: 'Pages with a word, or with words that begin like it. Capitals and accents make no difference',
    type: '[Mention!]!',
    args: { word: { type: 'String!', description: 'The word, or its beginning' }, language },
  },
  pagesWith: {
    description: 'Pages that have a section of a kind',
    type: '[Page!]!',
    args: { kind: { type: 'String!', description: 'Kind of the section, for example "faq"' }, language },
  },
  unusedFigures: {
    description: 'Figures that no page shows. A build refuses them',
    type: '[Figure!]!',
    args: {},
  },
  unusedTexts: {
    description: 'Interface strings that no code asks for',
    type: '[UnusedText!]!',
    args: { language },
  },
} satisfies Record<string, Question>

export const questionTypes = /* GraphQL */ `
  "One place of a page's data where a figure is shown"
  type FigurePlace {
    "The page that shows it, in one language"
    page: Page!
    "Id of the section's element; null in the search texts"
    section: String
    "Kind of the section; null in the search texts"
    kind: String
    "Field of the page's file, for example sections[2].items[0].text"
    field: String!
  }

  "A page that mentions a word"
  type Mention {
    "The page that mentions it, in one language"
    page: Page!
    "The texts that mention it, in their order"
    places: [MentionPlace!]!
  }

  "One text that mentions a word"
  type MentionPlace {
    "Id of the section's element; null in the search texts"
    section: String
    "Field of the page's file, for example sections[2].items[0].text"
    field: String!
    "The whole text, with figures in place"
    text: String!
  }

  "An interface string that no code asks for"
  type UnusedText {
    "Its file, for example locales/en/common.json"
    file: String!
    "Its key in that file, for example menu.open"
    key: String!
    "What it says"
    text: String!
  }
`

const argument = ([name, { type, description }]: [string, { type: string; description: string }]) =>
  `    ${JSON.stringify(description)}\n    ${name}: ${type}`

/** The questions in GraphQL's schema language, to read beside the types. */
export function questionsText(): string {
  const fields = Object.entries<Question>(questions).map(([name, { description, type, args }]) => {
    const list = Object.entries(args).map(argument)
    return `  ${JSON.stringify(description)}\n  ${name}${list.length > 0 ? `(\n${list.join('\n')}\n  )` : ''}: ${type}`
  })
  return `"Questions of this site; besides them, Gatsby lists, filters and sorts every node (allPage, allFigure, …)"\ntype Query {\n${fields.join('\n')}\n}`
}
