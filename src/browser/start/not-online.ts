import { notify } from '../toasts/notify'
import { closest } from './dom'

/**
 * A button whose target is not online yet says so in a notice (R-PAGE-13). The words stand in the popover that the browser
 * opens where no script runs.
 */
function onClick(event: MouseEvent): void {
  const button = closest(event, 'button[data-not-online]')
  const words = button && document.getElementById(button.getAttribute('popovertarget') ?? '')
  const link = words?.querySelector('a')
  if (!words || !link) return
  event.preventDefault()
  // Opened before this script ran.
  words.hidePopover?.()
  const part = (name: string) => words.querySelector(name)?.textContent ?? ''
  const notice = {
    kind: 'info',
    title: part('strong'),
    text: part('span'),
    link: { label: part('a'), href: link.href },
  } as const
  void notify('notices', notice, () => words.showPopover?.())
}

export function handleNotOnlineButtons(): void {
  addEventListener('click', onClick)
}
