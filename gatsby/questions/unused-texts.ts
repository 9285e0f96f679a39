import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const isCode = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)

/** Words in quotes, and templates that begin like a key: `navigation.pages.${id}`. */
const plainText = /'([\w:.-]+)'|"([\w:.-]+)"/g
const template = /`([a-z][\w-]*[:.][^`]*?)`/g

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Tells whether code asks for a text by its key, for example `menu.open` or `forms:labels.email`. A part that code
 * inserts into a key is unknown here, so it matches anything.
 */
export function usedKeys(code: string): (key: string) => boolean {
  const keys = new Set([...code.matchAll(plainText)].map(([, single, double]) => single ?? double))
  const patterns = [...code.matchAll(template)].map(
    ([, text = '']) =>
      new RegExp(
        `^${text
          .split(/\$\{[^}]*\}/)
          .map(escaped)
          .join('.+')}$`,
      ),
  )
  return (key) => keys.has(key) || patterns.some((pattern) => pattern.test(key))
}

/** The site's code as one text. */
export function siteCode(root: string): string {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  return names
    .filter(isCode)
    .map((name) => readFileSync(join(root, 'src', name), 'utf8'))
    .join('\n')
}
