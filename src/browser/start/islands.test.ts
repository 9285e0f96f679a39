import { islands } from './islands'

test.each(islands)(
  'the code of $folder stands in the folder that is fetched again and asked for (R-ERROR-3)',
  (island) => {
    expect(String(island.load)).toContain(`../${island.folder}/index`)
  },
)
