import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    /** A key always gives a text: a missing key gives itself. */
    returnNull: false
  }
}
