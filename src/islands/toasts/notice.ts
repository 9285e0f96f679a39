/** What a toast says. */
export type Notice = {
  kind: 'success' | 'error' | 'info'
  title: string
  text?: string
  link?: { label: string; href: string }
  /** Not announced: the page says it in another place. */
  isSilent?: boolean
}
