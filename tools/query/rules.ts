/** `npm run rules`: each rule of docs/specification.md with the tests that prove it. */
import { readdirSync, readFileSync } from 'node:fs'

import { runCommand } from '../support/command'
import { say } from '../support/problem'
import { inProject } from '../support/project'

type Proof = { file: string; title: string; rules: readonly string[] }

/** The title of a test ends with the rules that the test proves: `… (R-FORM-1, R-FORM-2)`. */
const titles = /['`]([^\n]*?) \((R-[A-Z]+-\d+(?:, R-[A-Z]+-\d+)*)\)['`]/g

function readProofs(): Proof[] {
  const files = ['editor', 'plugins', 'src', 'tests', 'tools'].flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  return files
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(inProject(file), 'utf8').matchAll(titles)].map(([, title = '', ids = '']) => ({
        file,
        title,
        rules: ids.split(', '),
      })),
    )
}

const main = async () => {
  const proofs = readProofs()
  const specification = readFileSync(inProject('docs/specification.md'), 'utf8')
  for (const [, id = '', text = ''] of specification.matchAll(/^\*\*(R-[A-Z]+-\d+)\*\* (.*)$/gm)) {
    say(`${id} ${text}`)
    for (const { title, file } of proofs.filter(({ rules }) => rules.includes(id))) say(`    ${title} (${file})`)
  }
}

runCommand(main)
