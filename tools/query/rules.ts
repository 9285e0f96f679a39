/** `npm run rules`: each rule of docs/specification.md with the tests that prove it; `npm run rules R-FORM-1` only that one. */
import { readdirSync, readFileSync } from 'node:fs'

import { runCommand } from '../support/command'
import { Problem, say } from '../support/problem'
import { inProject } from '../support/project'

type Proof = { file: string; title: string; rules: readonly string[] }

/** The title of a test ends with the rules that the test proves: `… (R-FORM-1, R-FORM-2)`. */
const titles = /['`]([^\n]*?) \((R-[A-Z]+-\d+(?:, R-[A-Z]+-\d+)*)\)['`]/g

function readProofs(): Proof[] {
  const files = ['editor', 'gatsby', 'plugins', 'src', 'tests', 'tools'].flatMap((folder) =>
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

/** A rule is a paragraph that begins with its id. */
const paragraphs = /^\*\*(R-[A-Z]+-\d+)\*\* (.+?)(?=\n\n|\n\*\*R-|$(?![\s\S]))/gms

const main = async () => {
  const asked = process.argv.slice(2)
  const proofs = readProofs()
  const specification = readFileSync(inProject('docs/specification.md'), 'utf8')
  const rules = [...specification.matchAll(paragraphs)].filter(
    ([, id = '']) => asked.length === 0 || asked.includes(id),
  )
  for (const [, id = '', text = ''] of rules) {
    say(`${id} ${text.replaceAll('\n', ' ')}`)
    for (const { title, file } of proofs.filter((proof) => proof.rules.includes(id))) say(`    ${title} (${file})`)
  }
  const unknown = asked.filter((id) => !rules.some(([, known]) => known === id))
  if (unknown.length > 0) throw new Problem(`docs/specification.md has no rule ${unknown.join(', ')}.`)
}

runCommand(main)
