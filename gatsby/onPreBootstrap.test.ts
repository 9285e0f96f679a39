import { inventedSiteForEachTest } from '../tests/jest/site-copy'
import { onPreBootstrap } from './onPreBootstrap'

const site = inventedSiteForEachTest()

test('a build stops for a missing variable or a mistake in the data (R-SITE-5, R-SITE-6)', async () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'production' })
  const panic = jest.fn()
  const store = { getState: () => ({ program: { directory: site.root } }) }
  const args = Object.assign(Object.create(null), { store, reporter: { panic, warn: jest.fn() } })
  const build = () => onPreBootstrap?.(args, { plugins: [] }, () => undefined)
  await build()
  expect(panic).toHaveBeenLastCalledWith(expect.stringContaining('SITE_URL is missing'))
  site.set('data/pages/en/home.json', 'sections[0].heading', '150 lemons')
  await build()
  expect(panic).toHaveBeenCalledWith(expect.stringContaining('sections[0].heading'))
})
