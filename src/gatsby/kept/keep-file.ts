import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file whose name says what is in it, unless it is there. A build that is cut off leaves no half of one. */
export function keepFile(file: string, make: () => string): void {
  if (existsSync(file)) return
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, make())
  renameSync(unfinished, file)
}
