type Formatter = { fromFile: (text: string) => object; toFile: (data: object) => string }

/** An immutable map of the CMS's own library. */
type Entry = { get: (key: string) => unknown; getIn: (keys: string[]) => { toJS: () => unknown } | undefined }
type PreviewProps = { entry: Entry; locale?: string }

type Component<State> = {
  props: PreviewProps
  state: State
  setState: (state: State) => void
}

type Definition<State> = ThisType<Component<State> & Record<string, unknown>> & {
  getInitialState: () => State
  componentDidMount: () => void
  componentDidUpdate: (before: PreviewProps) => void
  render: () => unknown
}

/** What the CMS puts into the window (decap-cms ships no types of its own for that). */
interface Window {
  CMS: {
    init: (options: { config: object }) => void
    registerCustomFormat: (name: string, extension: string, formatter: Formatter) => void
    getLocale: (language: string) => object
    registerLocale: (language: string, phrases: object) => void
    registerPreviewTemplate: (collection: string, component: unknown) => void
  }
  createClass: <State>(definition: Definition<State>) => unknown
  h: (type: string, properties: object) => unknown
}
