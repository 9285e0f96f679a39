import { z } from 'zod'

import { type ResolverContext, readerOf } from './read-nodes'

const find = jest.fn(async () => ({ entries: [{ name: 'one' }] }))
const track = jest.fn()
const query = (): ResolverContext => ({
  nodeModel: { findAll: find, getNodeById: () => undefined, trackPageDependencies: track },
})
const reader = () => readerOf('Thing', z.object({ name: z.string() }), (nodes) => nodes.map(({ name }) => name))

beforeEach(() => jest.clearAllMocks())

describe('what a query asks for again and again', () => {
  test('is read and made once', async () => {
    const [read, context] = [reader(), query()]
    expect(await read(context)).toBe(await read(context))
    expect(find).toHaveBeenCalledTimes(1)
  })

  test('is read anew by the next query while developing: data may have changed', async () => {
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

  test('all queries have what the first has read', async () => {
    const read = reader()
    expect(await read(query())).toBe(await read(query()))
    expect(find).toHaveBeenCalledTimes(1)
  })

  test('each query depends on it all the same: Gatsby renews its page when a node changes', async () => {
    const read = reader()
    await read(query())
    await read(query())
    expect(track.mock.calls).toEqual([
      [[], { connectionType: 'Thing' }],
      [[], { connectionType: 'Thing' }],
    ])
  })
})
