import { terrain } from '../data-model/terrains'
import { heightField } from './height-field'
import { heightGrid } from './height-grid'

const hill = { x: 1, y: 0.5, radiusX: 0.3, radiusY: 0.3, height: 1 }
const spec = terrain.parse({ page: 'test', seed: 1, form: 'hills', roughness: 0, levels: 10, hills: [hill] })
const grid = () => heightGrid(heightField(spec))

test('the grid covers the frame, and is highest where the hill stands', () => {
  const { columns, step, heights } = grid()
  expect([columns, step, heights.length]).toEqual([65, 25, 65 * 37])
  const summit = heights.indexOf(Math.max(...heights))
  const [x, y] = [(summit % columns) * step, Math.floor(summit / columns) * step]
  expect(Math.hypot(x - 900, y - 450)).toBeLessThan(60)
})

test('ten contour lines of 20 metres make a summit of 200 metres', () => {
  const highest = Math.max(...grid().heights)
  expect(highest).toBeGreaterThan(190)
  expect(highest).toBeLessThanOrEqual(200)
})

test('the same terrain always has the same heights', () => {
  expect(grid()).toEqual(grid())
})
