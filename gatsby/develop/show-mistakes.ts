/**
 * While developing: shows the mistakes in the data over the page, in the words of the terminal, until they are mended.
 * Plain elements in a shadow root, so that neither a style of the site nor a failure of its app can hide them.
 */
const style = `
  section { position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; max-height: 60vh; overflow: auto;
    padding: 1.5rem; background: #1c1b1a; color: #fdf9e7; font: 1rem/1.5 ui-monospace, monospace;
    border-top: 4px solid #f5d90a; }
  pre { margin: 0; white-space: pre-wrap; font: inherit; }
`

function makePanel(): { show: (text: string) => void } {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.innerHTML = `<style>${style}</style><section role="alert" hidden><pre></pre></section>`
  document.body.append(host)
  const [section, words] = [shadow.querySelector('section'), shadow.querySelector('pre')]
  return {
    show: (text) => {
      if (section) section.hidden = text === ''
      if (words) words.textContent = text
    },
  }
}

export function showMistakes(source: Pick<EventSource, 'addEventListener'>): void {
  const panel = makePanel()
  source.addEventListener('message', ({ data }) => panel.show(String(JSON.parse(data))))
}
