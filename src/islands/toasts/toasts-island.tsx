import { toast } from 'react-hot-toast/headless'

import { addContainer, createIsland } from '../island-root'
import { type Notice, removeDelay, type ToasterName } from './toasters'
import { Toasts } from './toasts'

const container = addContainer('toasts')
// A dialog keeps the keyboard to itself, but lets it go to a toast.
container.dataset.noFocusLock = 'true'
createIsland(container).render(<Toasts />)

const put = { success: toast.success, error: toast.error, info: toast }

/** Puts a toast into its toaster's store. Its time is kept by the view (toast-card.tsx), not by the store. */
export function showToast(toasterId: ToasterName, { kind, title, text, link }: Notice): void {
  const words = (
    <p>
      <strong>{title}</strong> {text}
      {link && (
        <>
          {' '}
          <a href={link.href}>{link.label}</a>
        </>
      )}
    </p>
  )
  put[kind](words, { toasterId, duration: Number.POSITIVE_INFINITY, removeDelay })
}
