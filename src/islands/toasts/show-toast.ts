import toast from 'react-hot-toast/headless'

import { announce } from './announce'
import type { Notice } from './notice'
import { removeDelay, type ToasterName, toasters } from './toasters'

/** A toast's message in the store is its notice; the toaster draws it. */
const notices = new Map<string, Notice>()

export function noticeOf(toastId: string): Notice | undefined {
  return notices.get(toastId)
}

/** Puts a toast into its toaster's store. */
export function showToast(toaster: ToasterName, notice: Notice): void {
  const id = `${toaster}-${Date.now()}-${notices.size}`
  notices.set(id, notice)
  if (!notice.isSilent) announce([notice.title, notice.text].filter(Boolean).join(' '))
  toast(notice.title, { id, toasterId: toaster, duration: toasters[toaster].duration, removeDelay })
}
