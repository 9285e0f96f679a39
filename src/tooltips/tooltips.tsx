import { css } from '@emotion/react'
import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import { forwardRef, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { color } from '../theme/colors'
import { dark, duration, easing, forcedColors, layer } from '../theme/tokens'
import { type Explanation, type TriggerProps, useExplanations } from './explanations'

const bubble = css({
  zIndex: layer.notices,
  maxWidth: 300,
  padding: '10px 14px',
  borderRadius: 8,
  background: color.ink,
  color: color.chalk,
  fontSize: '0.95rem',
  lineHeight: 1.4,
  animation: `tooltip-in ${duration.quick} ${easing}`,
  '@keyframes tooltip-in': { from: { opacity: 0 } },
  [dark]: { background: color.chalk, color: color.ink },
  [forcedColors]: { border: '1px solid CanvasText' },
})

/** Stands for a button that is elsewhere on the page, and hands it what the library gives. */
const Elsewhere = forwardRef<HTMLButtonElement, TriggerProps & Pick<Explanation, 'hand'>>(({ hand, ...props }, ref) => {
  useLayoutEffect(() => hand({ ...props, ref }))
  return null
})

/** One tooltip: when it opens and closes, where it stands and what it says to assistive technology is Radix's. */
const Tooltip = ({ note, opensOnClick, start, hand }: Explanation) => {
  const [isOpen, setOpen] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const wasOpen = useRef(false)

  // What asked for the code happened before the library could see it.
  useEffect(() => {
    if (!button) return
    if (start === 'hover' && button.matches(':hover'))
      button.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
    else if (start === 'click' || document.activeElement === button) setOpen(true)
  }, [button, start])

  function toggle(event: MouseEvent) {
    // Radix closes on a click; a press has closed an open note before its click arrives, a key's click has no press.
    event.preventDefault()
    setOpen(event.detail === 0 ? !isOpen : !wasOpen.current)
  }
  function remember() {
    wasOpen.current = isOpen
  }
  return (
    <Root open={isOpen} onOpenChange={setOpen}>
      <Trigger ref={setButton} asChild onPointerDown={remember} onClick={opensOnClick ? toggle : undefined}>
        <Elsewhere hand={hand} />
      </Trigger>
      <Portal>
        <Content css={bubble} sideOffset={8} collisionPadding={16}>
          {note}
        </Content>
      </Portal>
    </Root>
  )
}

/** All tooltips of the page, in one group: a further one opens at once within 300 ms of another (R-TOAST-4). */
export const Tooltips = () => {
  const { explanations } = useExplanations()
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {explanations.map((explanation) => (
        <Tooltip key={explanation.id} {...explanation} />
      ))}
    </Provider>
  )
}
