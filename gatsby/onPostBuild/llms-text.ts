import { type Language, languageEntries, languages } from '../../src/i18n/languages'

/** The data of each page in llms.txt. */
export const llmsQuery = /* GraphQL */ `
  query LlmsText {
    agency {
      name
      email
    }
    allRoute {
      nodes {
        page
      }
    }
    allPage {
      nodes {
        pageId
        language
        path
        search {
          title
          description
        }
      }
    }
  }
`

type LlmsPage = Queries.LlmsTextQuery['allPage']['nodes'][number]

/**
 * A summary of the site for language models, in the format of llmstxt.org: every page in the order of the route table.
 */
export function llmsText({ agency, allRoute, allPage }: Queries.LlmsTextQuery, origin: string): string {
  const order = allRoute.nodes.map(({ page }) => page)
  const pages = [...allPage.nodes].sort((one, other) => order.indexOf(one.pageId) - order.indexOf(other.pageId))
  const line = ({ path, search }: LlmsPage) => `- [${search.title}](${origin}${path}): ${search.description}`
  const chapter = (language: Language) => {
    const lines = pages.filter((page) => page.language === language).map(line)
    return lines.length > 0 ? [`## ${languageEntries[language].name}\n\n${lines.join('\n')}\n`] : []
  }
  const summary = pages.find(({ pageId, language }) => pageId === 'home' && language === languages[0])
  return [
    `# ${agency?.name}\n`,
    ...(summary ? [`> ${summary.search.description}\n`] : []),
    `E-mail: ${agency?.email}\n`,
    ...languages.flatMap(chapter),
  ].join('\n')
}
