type Formatter = { fromFile: (text: string) => object; toFile: (data: object) => string }

/** An immutable map of the CMS's own library. */
type Entry = { get: (key: string) => unknown; getIn: (keys: string[]) => { toJS: () => unknown } | undefined }
type PreviewProps = { entry: Entry; locale?: string }

/** What a field is drawn from. */
type ControlProps = { field: { get: (key: string) => unknown }; value?: string; locale?: string }

type Widget = { control: unknown; preview: unknown }

type Component<State, Props> = {
  props: Props
  state: State
  setState: (state: State) => void
}

type Definition<State, Props> = ThisType<Component<State, Props> & Record<string, unknown>> & {
  getInitialState?: () => State
  componentDidMount?: () => void
  componentDidUpdate?: (before: Props) => void
  render: () => unknown
}

/** What the CMS puts into the window (decap-cms ships no types of its own for that). */
interface Window {
  CMS: {
    init: (options: { config: object }) => void
    registerCustomFormat: (name: string, extension: string, formatter: Formatter) => void
    getLocale: (language: string) => object
    registerLocale: (language: string, phrases: object) => void
    getWidget: (name: string) => Widget
    registerWidget: (name: string, control: unknown, preview: unknown) => void
    registerPreviewTemplate: (collection: string, component: unknown) => void
  }
  createClass: <State, Props = PreviewProps>(definition: Definition<State, Props>) => unknown
  h: (type: unknown, properties: object, ...children: unknown[]) => unknown
}
