import { examples } from '../questions/examples'

/** GraphiQL stores its tabs in the browser. The title of a tab is the first name in its query. */
const questionTabs = examples.map(({ title, query }) => ({ title, query: `# ${title}\n${query}\n` }))

/** Runs in the browser: puts the questions before the tabs that the developer has opened, then opens GraphiQL. */
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
  const state: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
  const tabs =
    typeof state === 'object' && state !== null && 'tabs' in state && Array.isArray(state.tabs) ? state.tabs : []
  const isQuestion = (tab: unknown) =>
    typeof tab === 'object' && tab !== null && 'id' in tab && String(tab.id).startsWith('question-')
  const own = tabs.filter((tab) => !isQuestion(tab))
  localStorage.setItem(key, JSON.stringify({ activeTabIndex: 0, tabs: [...questions.map(tabOf), ...own] }))
  const first = questions[0]?.query ?? ''
  localStorage.setItem('graphiql:query', first)
  location.replace(`/___graphql?query=${encodeURIComponent(first)}`)
}

/** Opens GraphiQL with a tab for each question of gatsby/questions/examples.ts. */
export function questionsPage(): string {
  const data = JSON.stringify(questionTabs).replaceAll('<', '\\u003c')
  return `<!doctype html><title>Questions</title><script>(${fillTabs.toString()})(${data})</script>`
}
