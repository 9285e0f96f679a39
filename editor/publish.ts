/** Part of `npm run build`, after Gatsby: writes the editor to public/admin if the environment asks for it. */
import { runCommand } from '../tools/support/command'
import { inProject, root } from '../tools/support/project'
import { writeAdmin } from './write-admin'

runCommand(() => writeAdmin(inProject('public'), root, process.env))
