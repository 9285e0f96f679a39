/** `node --import tsx tools/inspect/copy/manners.ts [folder]`: counts the habits of the copy in both languages. It never fails. */
import { type PageEntry, readData } from '../../../gatsby/validate/read-data'
import { pageStrings } from '../../../gatsby/validate/strings'
import { languages } from '../../../src/i18n/languages'
import { runCommand } from '../../support/command'
import { root } from '../../support/project'
import { CommandError, say } from '../../support/terminal'
import { countManners, isCounted, type Piece, type Role } from './count-manners'

/** Kinds of section that end with a call to action. */
const asking = new Set(['closing', 'callout', 'contact', 'lead'])

function roleOf(field: string, sections: PageEntry['content']['sections']): Role {
  const [, index, rest = ''] = /^sections\[(\d+)\]\.(.*)$/.exec(field) ?? []
  const section = sections[Number(index)]
  if (/^items\[\d+\]\.text$/.test(rest)) return 'card'
  if (section && asking.has(section.type) && !rest.includes('action')) return 'closing'
  return /^(heading|intro|lede|search\.\w+)$/.test(rest || field) ? 'opening' : 'other'
}

function piecesOf(page: PageEntry): Piece[] {
  return pageStrings(page)
    .filter(({ language }) => language)
    .map(({ field, text }) => ({
      role: roleOf(field, page.content.sections),
      // Ids of figures are no words.
      text: text.replace(/\{\{[^}]*\}\}/g, '…'),
      page: page.id,
    }))
}

const main = async () => {
  const { data, mistakes } = readData(process.argv[2] ?? root)
  if (!data) throw new CommandError(`The data has ${mistakes.length} mistakes: npm run validate names them.`)
  for (const language of languages.filter(isCounted)) {
    const pages = data.pages.filter((page) => page.language === language)
    say(`\n${language}, ${pages.length} pages`)
    for (const { manner, found, among } of countManners(pages.flatMap(piecesOf), language)) {
      const share = among > 0 ? Math.round((found / among) * 100) : 0
      say(`  ${manner.padEnd(48)}${String(found).padStart(4)} of ${String(among).padStart(4)}  ${share}%`)
    }
  }
}

runCommand(main)
