import { removeAt } from './place'
import { recipesIn } from './recipe'

const fence = '```'

/** A document with one recipe. */
const stepsOf = (text: string) => recipesIn('docs/invented.md', `# Recipes\n\n## One\n\n${text}\n`)[0]?.steps

test('given lines that name a file and a place, the recipe shows a step for each block', () => {
  const text = `
**\`data/a.json\`**, at \`entries[id=b].value\`:

${fence}json
7
${fence}

**\`data/a.json\`**, at the end of \`entries\`:

${fence}json
{ "id": "c" }
${fence}

**\`src/a.ts\`**, a new file:

${fence}ts
const a = 1
${fence}

**\`src/b.ts\`**, add the line with \`+\`:

${fence}diff
 before
+after
${fence}

**\`data/a.json\`**, remove \`entries[id=b]\`.

**\`data/b.json\`**, delete the file.`
  expect(stepsOf(text)).toEqual([
    { kind: 'place', file: 'data/a.json', place: 'entries[id=b].value', value: 7 },
    { kind: 'place', file: 'data/a.json', place: 'entries[+]', value: { id: 'c' } },
    { kind: 'file', file: 'src/a.ts', content: 'const a = 1\n' },
    { kind: 'lines', file: 'src/b.ts', before: 'before', after: 'before\nafter' },
    { kind: 'remove', file: 'data/a.json', place: 'entries[id=b]' },
    { kind: 'delete', file: 'data/b.json' },
  ])
})

test('given a block without such a line, an error names the document and the recipe', () => {
  expect(() => stepsOf(`Some words.\n\n${fence}json\n7\n${fence}`)).toThrow(
    'docs/invented.md, One: the line above a block has to name its file:\n7',
  )
})

test('given a file named beside its block only, which a rendered page hides, an error says so', () => {
  expect(() => stepsOf(`${fence}json data/a.json value\n7\n${fence}`)).toThrow('has to name its file')
})

test('given a line that says neither a place nor “a new file”, an error says what to write', () => {
  expect(() => stepsOf(`**\`data/a.json\`**, somewhere:\n\n${fence}json\n7\n${fence}`)).toThrow(
    'The line above a block of data/a.json says “somewhere”. Write “at `place`” or “a new file”.',
  )
})

test('given a line without a block that says neither “remove” nor “delete”, an error says what to write', () => {
  expect(() => stepsOf('**`data/a.json`**, tidy it up.')).toThrow(
    'The line of data/a.json says “tidy it up”. Write “remove `place`” or “delete the file”.',
  )
})

test('given a place to remove, the entry is gone, and a place that does not exist is named', () => {
  const document = { pages: ['a', 'b'], sections: [{ items: [{ link: { page: 'b' } }, {}] }, {}] }
  removeAt(document, 'pages[=b]')
  removeAt(document, 'sections[*].items[link.page=b].link')
  expect(document).toEqual({ pages: ['a'], sections: [{ items: [{}, {}] }, {}] })
  expect(() => removeAt(document, 'pages[=b]')).toThrow('There is no pages[=b].')
  expect(() => removeAt(document, 'title')).toThrow('There is no title.')
})
