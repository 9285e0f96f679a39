const lineWidth = 120

const isLeaf = (value: unknown) => typeof value !== 'object' || value === null

/** A list of plain values stands on one line where that line, with its key and a comma behind it, is no longer than 120. */
function onOneLine(list: readonly unknown[], used: number): string | undefined {
  if (!list.every(isLeaf)) return undefined
  const line = `[${list.map((value) => JSON.stringify(value)).join(', ')}]`
  return used + [...line].length <= lineWidth ? line : undefined
}

function block(open: string, close: string, lines: readonly string[], indent: string): string {
  if (lines.length === 0) return open + close
  return `${open}\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}${close}`
}

/** @param before how much of the line stands before the value @param after what must follow on its line */
function print(value: unknown, indent: string, before: number, after: number): string {
  const inner = `${indent}  `
  const commaAfter = (index: number, length: number) => (index < length - 1 ? 1 : 0)
  if (Array.isArray(value)) {
    const line = onOneLine(value, before + after)
    const entries = value.map((entry, index) => print(entry, inner, inner.length, commaAfter(index, value.length)))
    return line ?? block('[', ']', entries, indent)
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
  const lines = fields.map(([key, part], index) => {
    const name = `${JSON.stringify(key)}: `
    return name + print(part, inner, inner.length + name.length, commaAfter(index, fields.length))
  })
  return block('{', '}', lines, indent)
}

/** JSON as our formatter writes it: what a machine saves looks like what a person saved. */
export const formatJson = (value: unknown): string => `${print(value, '', 0, 0)}\n`
