import { main as deploy } from './deploy'

// Cloudflare answers, the tests pass and the build succeeds: what else stops a deploy?
jest.mock('./support/command', () => ({ launch: () => ({ ended: Promise.resolve({ isGood: true, how: '' }) }) }))
jest.mock('./test', () => ({ main: () => Promise.resolve() }))
jest.mock('./build', () => ({ buildSite: () => Promise.resolve() }))
jest.mock('./support/whole-build', () => ({ demandLiveBuild: () => ({ SITE_URL: 'https://www.agency.it' }) }))

test('an address after the command does not keep placeholders from stopping a deploy (R-SITE-4)', async () => {
  jest.replaceProperty(process, 'env', { SITE_URL: 'http://localhost:9000' })
  jest.replaceProperty(process, 'argv', ['node', 'deploy', 'https://www.agency.it'])
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no such host'))
  await expect(deploy()).rejects.toThrow('placeholders are still in place')
})
