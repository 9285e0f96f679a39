import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** Paths of the islands' files, each with its last day in ISO form. */
const listName = 'kept-files.json'
const keptFiles = z.record(z.string().regex(/^\/assets\/.+\.js$/), z.iso.date())
type KeptFiles = z.infer<typeof keptFiles>

/** For so many days, a page that was opened before a release finds its files. */
const days = 30

const dayAfter = (today: Date, count: number) =>
  new Date(today.getTime() + count * 86_400_000).toISOString().slice(0, 10)

/** Files that an open page may still ask for: those of its islands. */
const filesOf = async (build: string) => {
  const names = await readdir(join(build, 'assets'))
  return names.filter((name) => name.endsWith('.js')).map((name) => `/assets/${name}`)
}

const listOf = async (site: string): Promise<KeptFiles> => {
  const answer = await fetch(`${site}/${listName}`).catch(() => undefined)
  return answer?.ok ? keptFiles.parse(await answer.json()) : {}
}

/**
 * Takes the islands' files of former builds from the live site into a new build. A page that is open during a release
 * can then still fetch its dialog, its toasts and the code of its form. Returns the paths of the files.
 * @param build folder of the new build
 * @param site origin of the live site
 */
export const keepFormerFiles = async (build: string, site: string, today = new Date()): Promise<string[]> => {
  const own = await filesOf(build)
  const former = Object.entries(await listOf(site)).filter(
    ([path, until]) => !own.includes(path) && until >= dayAfter(today, 0),
  )
  const taken: [string, string][] = []
  for (const [path, until] of former) {
    const answer = await fetch(site + path)
    if (!answer.ok) continue
    const file = join(build, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, Buffer.from(await answer.arrayBuffer()))
    taken.push([path, until])
  }
  const fresh = own.map((path): [string, string] => [path, dayAfter(today, days)])
  await writeFile(join(build, listName), `${JSON.stringify(Object.fromEntries([...fresh, ...taken]), null, 2)}\n`)
  return taken.map(([path]) => path)
}
