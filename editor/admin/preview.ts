/** So long after the last key the page is drawn anew. */
const pause = 250

const draw = async ({ entry, locale }: PreviewProps, language: string | undefined): Promise<string> => {
  const sections = entry.getIn(['data', 'sections'])?.toJS() ?? []
  const answer = await fetch(`/admin/${document.documentElement.lang}/preview`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ page: entry.get('slug'), language: language ?? locale, sections }),
  })
  const { html, error } = await answer.json()
  return html ?? `<p role="alert">${error}</p>`
}

/**
 * Shows a page as the site does: the editor's server renders its sections with their own components and styles.
 * @param language of a page that has only one
 */
export const pagePreview = (language?: string) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest = 0
  const renew = (show: (html: string) => void, props: PreviewProps) => {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      latest += 1
      const turn = latest
      const html = await draw(props, language)
      if (turn === latest) show(html)
    }, pause)
  }
  return window.createClass<{ html: string }>({
    getInitialState: () => ({ html: '' }),
    componentDidMount() {
      renew((html) => this.setState({ html }), this.props)
    },
    componentDidUpdate(before) {
      if (before.entry !== this.props.entry || before.locale !== this.props.locale)
        renew((html) => this.setState({ html }), this.props)
    },
    render() {
      return window.h('div', { dangerouslySetInnerHTML: { __html: this.state.html } })
    },
  })
}
