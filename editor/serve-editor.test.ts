import { mkdtempSync, renameSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '../tests/jest/project'
import { inventedSiteForEachTest } from '../tests/jest/site-copy'
import { serve } from '../tests/support/serve'
import { serveEditor } from './serve-editor'

const site = inventedSiteForEachTest()

test.each(['data', 'data/pages'])(
  'given %s elsewhere and a link to it, a refused save writes nothing there (R-EDIT-3)',
  async (folder) => {
    const elsewhere = join(mkdtempSync(join(tmpdir(), 'elsewhere-')), 'texts')
    renameSync(join(site.root, folder), elsewhere)
    symlinkSync(elsewhere, join(site.root, folder), 'junction')
    // Emacs leaves a link that leads nowhere beside a file that somebody edits.
    symlinkSync('me@here.1', join(site.root, 'data/pages/en/.#home.json'))
    const file = 'data/pages/en/home.json'
    const before = site.read(file)
    const editor = serveEditor({ project: root, root: site.root, port: '1', site: '' })
    const { origin, close } = await serve((request, response) => editor(request, response, async () => {}))
    const answer = await fetch(`${origin}/check`, { method: 'POST', body: JSON.stringify({ [file]: '{}' }) })
    close()
    expect((await answer.json()).mistakes).not.toEqual([])
    expect(site.read(file)).toBe(before)
  },
)
