import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Environment, isEditorWanted } from '../gatsby/environment/wrong-variables'
import { languages } from '../src/i18n/languages'
import { CommandError } from '../tools/support/terminal'
import { adminEntrance, adminPage } from './admin/page'
import { bundleAdmin, cmsScripts } from './admin-files'
import { cmsSettings } from './settings'
import { readSource } from './source'

/** The repository that the editor writes to. @throws when the environment does not name it */
function repositoryBackend({ CMS_REPOSITORY: repo, CMS_AUTH_URL: address, CMS_BRANCH: branch }: Environment) {
  const missing = [!repo && 'CMS_REPOSITORY', !address && 'CMS_AUTH_URL'].filter(Boolean)
  if (!repo || !address) {
    throw new CommandError(`CMS=on needs ${missing.join(' and ')}: docs/go-live.md says what to set them to.`)
  }
  return { name: 'github', repo, branch: branch || 'main', base_url: address } as const
}

/** Every file of the editor, by its path below /admin. */
async function adminFiles(root: string, environment: Environment): Promise<Map<string, string>> {
  const backend = repositoryBackend(environment)
  const source = readSource(root)
  return new Map([
    ['index.html', adminEntrance],
    ['admin.js', await bundleAdmin(root)],
    ...[...cmsScripts(root)].map(([name, read]): [string, string] => [name, read()]),
    ...languages.flatMap((language): [string, string][] => [
      [`${language}/index.html`, adminPage(language)],
      [`${language}/config.json`, JSON.stringify(cmsSettings(source, language, backend))],
    ]),
  ])
}

/**
 * Writes the editor to /admin, where it was asked for. It comes after the pages are finished: it stands outside the
 * site's chrome and its content policy, and no page of the site knows of it.
 */
export async function writeAdmin(folder: string, root: string, environment: Environment): Promise<void> {
  if (!isEditorWanted(environment)) return
  for (const [name, text] of await adminFiles(root, environment)) {
    const file = join(folder, 'admin', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
