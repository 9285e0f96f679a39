import { toast } from 'react-hot-toast/headless'

import { removeDelay } from '../../contract/constants'
import { toasts } from './focus'
import { Toaster } from './toaster'
import type { ToastContent, ToasterName } from './toasters'
import './styles.css'

toasts.render(
  <>
    <Toaster name="notices" />
    <Toaster name="results" />
  </>,
)

const put = { success: toast.success, error: toast.error, info: toast }

/** Puts a toast into its toaster's store. Its time is kept by the view (toaster.tsx), not by the store. */
export function showToast(toasterId: ToasterName, { kind, title, text }: ToastContent): void {
  const words = (
    <p>
      <strong>{title}</strong> {text}
    </p>
  )
  put[kind](words, { toasterId, duration: Number.POSITIVE_INFINITY, removeDelay })
}
