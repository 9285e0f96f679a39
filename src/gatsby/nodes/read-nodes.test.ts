import { oncePerQuery, type ResolverContext } from './read-nodes'

const query = (): ResolverContext => ({
  nodeModel: { findAll: async () => ({ entries: [] }), getNodeById: () => undefined },
})

describe('what a query asks for again and again', () => {
  const find = jest.fn((language: string) => ({ language }))
  const read = oncePerQuery(find)

  test('is found once for each language', () => {
    const context = query()
    expect(read('en', context)).toBe(read('en', context))
    expect(read('it', context)).toEqual({ language: 'it' })
    expect(find).toHaveBeenCalledTimes(2)
  })

  test('is found anew by the next query, whose data may have changed', () => {
    expect(read('en', query())).not.toBe(read('en', query()))
  })
})
