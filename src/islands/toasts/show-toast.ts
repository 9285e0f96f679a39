import toast from 'react-hot-toast/headless'

import { announce } from './announce'
import { type LayerName, layers, removeDelay } from './layers'
import type { Notice } from './notice'

/** A toast's message in the store is its notice; the toaster draws it. */
const notices = new Map<string, Notice>()

export function noticeOf(toastId: string): Notice | undefined {
  return notices.get(toastId)
}

/** Puts a toast into its layer's store. */
export function showToast(layer: LayerName, notice: Notice): void {
  const id = `${layer}-${Date.now()}-${notices.size}`
  notices.set(id, notice)
  if (!notice.isSilent) announce([notice.title, notice.text].filter(Boolean).join(' '))
  toast(notice.title, { id, toasterId: layer, duration: layers[layer].duration, removeDelay })
}
