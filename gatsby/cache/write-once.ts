import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file whose name has the digest of its content, unless the file exists. A build that stops halfway leaves no
 * half-written file.
 */
export function writeOnce(file: string, make: () => string): void {
  if (existsSync(file)) return
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, make())
  renameSync(unfinished, file)
}
