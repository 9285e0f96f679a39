import { parseArgs } from 'node:util'

import { Problem } from '../../support/problem'

const parts = ['bytes', 'lighthouse', 'applied', 'visit'] as const
export type Part = (typeof parts)[number]

export type Options = {
  /** Paths to measure; none means all. */
  paths: string[]
  runs: number
  parts: Part[]
  /** Folders of builds, and addresses, to measure in the same run. */
  beside: string[]
  keep: boolean
}

const usage =
  'npm run bench -- [path…] [--runs 5] [--only bytes,lighthouse,applied,visit] [--beside FOLDER|ADDRESS] [--keep]'

const isPart = (name: string): name is Part => parts.some((part) => part === name)

function partsOf(only: string | undefined): Part[] {
  const names = only?.split(',') ?? [...parts]
  const chosen = names.filter(isPart)
  if (chosen.length < names.length) throw new Problem(`--only takes some of ${parts.join(',')}. ${usage}`)
  return chosen
}

function runsOf(value: string): number {
  const runs = Number(value)
  if (!Number.isInteger(runs) || runs < 1) throw new Problem(`--runs takes a whole number from 1. ${usage}`)
  return runs
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        only: { type: 'string' },
        beside: { type: 'string', multiple: true, default: [] },
        keep: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

/** @param args what stands behind `npm run bench --` */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parse(args)
  const wrong = positionals.find((path) => !path.startsWith('/'))
  if (wrong) throw new Problem(`"${wrong}" is no path: it starts with a slash. ${usage}`)
  const { beside, keep } = values
  return { paths: positionals, runs: runsOf(values.runs), parts: partsOf(values.only), beside, keep }
}
