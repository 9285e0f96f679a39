import { z } from 'zod'

import { type ResolverContext, readerOf } from './read-nodes'

const find = jest.fn(async () => ({ entries: [{ name: 'one' }] }))
const track = jest.fn()
const query = (): ResolverContext => ({
  nodeModel: { findAll: find, getNodeById: () => undefined, trackPageDependencies: track },
})
const reader = () => readerOf('Thing', z.object({ name: z.string() }), (nodes) => nodes.map(({ name }) => name))

beforeEach(() => jest.clearAllMocks())

describe('a reader of nodes', () => {
  test('reads the nodes and makes its result once for one query', async () => {
    const [read, context] = [reader(), query()]
    expect(await read(context)).toBe(await read(context))
    expect(find).toHaveBeenCalledTimes(1)
  })

  test('reads them again for the next query while developing, because data may have changed', async () => {
    const read = reader()
    expect(await read(query())).not.toBe(await read(query()))
  })
})

describe('in a build', () => {
  const { NODE_ENV } = process.env
  beforeEach(() => {
    process.env.NODE_ENV = 'production'
  })
  afterEach(() => {
    process.env.NODE_ENV = NODE_ENV
  })

  test('gives all queries the result of the first', async () => {
    const read = reader()
    expect(await read(query())).toBe(await read(query()))
    expect(find).toHaveBeenCalledTimes(1)
  })

  test('makes each query depend on the nodes, so that Gatsby renders its page again when a node changes', async () => {
    const read = reader()
    await read(query())
    await read(query())
    expect(track.mock.calls).toEqual([
      [[], { connectionType: 'Thing' }],
      [[], { connectionType: 'Thing' }],
    ])
  })
})
