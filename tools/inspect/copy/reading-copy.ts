/**
 * `node --import tsx tools/inspect/copy/reading-copy.ts [en|it]`: prints all copy of a language as one plain document, in the order of the menu, so
 * that the owner can correct it. Figures have their values, and each page names its file.
 */

import { formatMistakes } from '../../../gatsby/validate/mistake'
import { type PageEntry, readData, type SiteData } from '../../../gatsby/validate/read-data'
import { fieldPath } from '../../../src/data-model/field-path'
import { figuresById, resolveReferences } from '../../../src/data-model/figure-references'
import { saidOf } from '../../../src/data-model/figures'
import { formatFigure } from '../../../src/data-model/format-figure'
import { leavesOf } from '../../../src/data-model/leaves'
import { type Language, languages } from '../../../src/i18n/languages'
import { page as pageModel } from '../../../src/sections/page-model'
import { runCommand } from '../../support/command'
import { root } from '../../support/project'
import { CommandError, say } from '../../support/terminal'

/** The format of a line, by the name of its field: text that is large on the page stands out in the document. */
const looks: Record<string, (text: string) => string> = {
  heading: (text) => `\n## ${text}\n`,
  title: (text) => `\n**${text}**`,
  topic: (text) => `\n**${text}**`,
  question: (text) => `\n**${text}**`,
  label: (text) => `[ ${text} ]`,
}

/** Home, then the pages of the menu, then the other pages. */
function inOrder({ navigation, pages }: SiteData, language: Language): PageEntry[] {
  const own = pages.filter((entry) => entry.language === language)
  const menu = ['home', ...navigation.groups.flatMap((group) => group.pages), navigation.contact]
  const listed = menu.flatMap((id) => own.filter((entry) => entry.id === id))
  return [...listed, ...own.filter((entry) => !listed.includes(entry))]
}

function linesOf({ content, language }: PageEntry, { figures, site }: SiteData): string[] {
  const byId = figuresById(figures, site.hours)
  const leaves = leavesOf(pageModel, content)
  const fields = new Set(leaves.map(({ steps }) => fieldPath(steps)))
  return leaves.flatMap(({ kind, value, steps }) => {
    const name = String(steps.findLast((step) => typeof step === 'string'))
    const figure = kind === 'figureId' ? byId.get(String(value)) : undefined
    if (figure) {
      const saysItself = fields.has(fieldPath([...steps.slice(0, -1), 'text']))
      return [`\n${formatFigure(figure, language)}${saysItself ? '' : ` – ${saidOf(figure).label[language]}`}`]
    }
    if (kind !== 'text' && kind !== 'verbatim') return []
    const text = resolveReferences(String(value), byId, language)
    return [looks[name]?.(text) ?? (name === 'points' ? `– ${text}` : text)]
  })
}

const chapter = (file: string, lines: string[]) => {
  say(`\n\n${'='.repeat(80)}\n${file}\n${'='.repeat(80)}\n`)
  say(lines.join('\n'))
}

const main = async () => {
  const { data, mistakes } = readData(root)
  if (!data) throw new CommandError(formatMistakes(mistakes, root))
  for (const language of languages.filter((code) => (process.argv[2] ?? code) === code)) {
    say(`# ${data.site.name}, ${language}`)
    for (const page of inOrder(data, language)) chapter(page.file, linesOf(page, data))
    for (const { file, texts } of data.locales.filter((entry) => entry.language === language)) {
      chapter(file, [...texts.values()])
    }
  }
}

runCommand(main)
