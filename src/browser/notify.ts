import { loadCode, logLost } from './start/load-code'
import type { ToastContent, ToasterName } from './toasts/toasters'

const load = (isNeeded: boolean) => loadCode({ folder: 'toasts', load: () => import('./toasts/index') }, isNeeded)

/** Shows a toast, which screen readers speak. @param withoutCode says it where the code cannot be had @returns when it is said */
export const notify = (toaster: ToasterName, content: ToastContent, withoutCode?: () => void): Promise<void> =>
  load(true).then(
    ({ showToast }) => showToast(toaster, content),
    (error: unknown) => {
      logLost(error)
      withoutCode?.()
    },
  )

/** Fetches the code of toasts before one is needed: a toast must be able to say that the line is lost. */
export function prepareToasts(): void {
  load(false).catch(logLost)
}
