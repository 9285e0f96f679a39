import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { routesFile } from '../../../src/data-model/routes'
import { languages } from '../../../src/i18n/languages'
import { startSite } from '../../run/serve'
import { Problem } from '../../support/problem'
import { inProject } from '../../support/project'
import { recordSite } from './recorded-site'

/** What is measured: this build, or a folder or an address beside it. */
export type Subject = { name: string; origin: string; paths: string[]; close: () => Promise<void> }

const thisBuild = 'this build'
const firstPort = 9030

/** Every page of the route table, in every language. */
function allPaths(): string[] {
  const { routes } = routesFile.parse(JSON.parse(readFileSync(inProject('data/routes.json'), 'utf8')))
  return routes.flatMap((route) => languages.flatMap((language) => route[language] ?? []))
}

const answers = async (address: string) => (await fetch(address, { method: 'HEAD' })).ok

/** Of the paths of this site, those that another has; if none, its start page. */
async function pathsOf(origin: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) if (await answers(origin + path)) found.push(path)
  return found.length > 0 ? found : ['/']
}

async function openFolder(name: string, port: number, directory?: string) {
  const site = await startSite({ port, directory, command: 'npm run bench' })
  const recorded = await recordSite(site.origin)
  const close = async () => {
    recorded.close()
    await site.close()
  }
  return { name, origin: recorded.origin, close }
}

async function besideOf(place: string, port: number, paths: readonly string[]): Promise<Subject> {
  if (/^https?:/.test(place)) {
    const { origin, pathname } = new URL(place)
    const own = pathname === '/' ? await pathsOf(origin, paths) : [pathname]
    return { name: place, origin, paths: own, close: async () => undefined }
  }
  const directory = resolve(place)
  if (!existsSync(directory)) throw new Problem(`--beside "${place}" is neither a folder nor an address.`)
  const subject = await openFolder(place, port, directory)
  return { ...subject, paths: await pathsOf(subject.origin, paths) }
}

/** Serves what can be served. The caller closes every subject. */
export async function openSubjects(paths: readonly string[], beside: readonly string[]): Promise<Subject[]> {
  const wanted = paths.length > 0 ? [...paths] : allPaths()
  const subjects: Subject[] = [{ ...(await openFolder(thisBuild, firstPort)), paths: wanted }]
  for (const [index, place] of beside.entries()) {
    subjects.push(await besideOf(place, firstPort + 1 + index, wanted))
  }
  return subjects
}
