import { figuresFile } from '../../src/data-model/figures'
import { readJson } from '../jest/project'
import { expectWritten } from './written'

const { figures } = figuresFile.parse(readJson('data/figures.json'))

/** R-FIGURE-2 */
test.each(figures.map((figure) => [figure.id, figure] as const))(
  '%s is written as each language writes it',
  (_, figure) => expectWritten(figure),
)
