import { useEffect, useState } from 'react'

const name = 'data-noticeboard'

/**
 * The element of toasts and announcements, beside the app's root: a dialog hides the root from assistive technology
 * and keeps focus to itself, and neither may touch what is said meanwhile. Undefined until the page runs.
 */
export function useNoticeboard(): HTMLElement | undefined {
  const [noticeboard, setNoticeboard] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement('div')
    element.setAttribute(name, '')
    // Read by the focus lock of the dialog.
    element.setAttribute('data-no-focus-lock', 'true')
    // A dialog that opens hides everything beside itself, once.
    const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'))
    observer.observe(element, { attributeFilter: ['aria-hidden'] })
    document.body.append(element)
    setNoticeboard(element)
    return () => {
      observer.disconnect()
      element.remove()
    }
  }, [])
  return noticeboard
}
