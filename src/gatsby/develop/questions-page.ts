import { examples } from '../questions/examples'

/** GraphiQL keeps its tabs in the browser; a tab's title is the first name in its query. */
const tabs = examples.map(({ title, query }) => ({ title, query: `# ${title}\n${query}\n` }))

/** In the browser: puts the questions before the tabs that one has opened oneself, then opens GraphiQL. */
function fillTabs(questions: readonly { title: string; query: string }[]): void {
  const key = 'graphiql:tabState'
  const tabOf = (question: { title: string; query: string }, index: number) => ({
    id: `question-${index}`,
    hash: null,
    title: question.title,
    query: question.query,
    variables: '',
    headers: null,
    operationName: null,
    response: null,
  })
  const own: { id: string }[] = JSON.parse(localStorage.getItem(key) ?? '{}').tabs ?? []
  const kept = own.filter(({ id }) => !id.startsWith('question-'))
  localStorage.setItem(key, JSON.stringify({ activeTabIndex: 0, tabs: [...questions.map(tabOf), ...kept] }))
  const first = questions[0]?.query ?? ''
  localStorage.setItem('graphiql:query', first)
  location.replace(`/___graphql?query=${encodeURIComponent(first)}`)
}

/** Opens GraphiQL with a tab for each question of src/gatsby/questions/examples.ts. */
export function questionsPage(): string {
  const data = JSON.stringify(tabs).replaceAll('<', '\\u003c')
  return `<!doctype html><title>Questions</title><script>(${fillTabs.toString()})(${data})</script>`
}
