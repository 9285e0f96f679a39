import { type RefObject, useEffect } from 'react'

/** While the menu is open the page behind it is inert and does not scroll, and Escape closes it. */
export function useMenuKeys(
  header: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onChange: (open: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return
    const bar = header.current
    const behind = [...document.querySelectorAll<HTMLElement>('main, footer, [data-skip]')]
    for (const element of behind) element.inert = true
    document.documentElement.style.overflow = 'hidden'

    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      onChange(false)
      bar?.querySelector<HTMLElement>('[aria-controls="menu"]')?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      for (const element of behind) element.inert = false
      document.documentElement.style.overflow = ''
    }
  }, [header, isOpen, onChange])
}
