type Formatter = { fromFile: (text: string) => object; toFile: (data: object) => string }

/** What the CMS puts into the window (decap-cms ships no types of its own for that). */
interface Window {
  CMS: {
    init: (options: { config: object }) => void
    registerCustomFormat: (name: string, extension: string, formatter: Formatter) => void
  }
}
