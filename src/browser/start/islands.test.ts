import { islands } from './islands'

test.each(islands)(
  'the code of $folder is fetched from its folder, also when it is fetched again (R-ERROR-3)',
  (island) => {
    expect(String(island.load)).toContain(`../${island.folder}/index`)
  },
)
