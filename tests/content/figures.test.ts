import { figuresFile } from '../../src/data-model/figures'
import { readJson } from '../jest/project'
import { expectWritten } from './written'

const { figures } = figuresFile.parse(readJson('data/figures.json'))

test.each(figures.map((figure) => [figure.id, figure] as const))(
  '%s is written as each language writes it (R-FIGURE-2)',
  (_, figure) => expectWritten(figure),
)
