import { css } from '@emotion/react'
import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import { type MouseEvent, type ReactElement, useState } from 'react'

import { color } from '../theme/colors'
import { dark, duration, easing, forcedColors, layer } from '../theme/tokens'
import { openDelay, skipDelay } from './constants'

export type TooltipProps = {
  note: string
  /** Whether a click shows the note as well. */
  opensOnClick: boolean
  /** The control that is explained. */
  children: ReactElement
}

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

let lastClosed = Number.NEGATIVE_INFINITY

/** Radix keeps this in a provider around all tooltips; ours come with a control each, so the clock is here. */
function delayNow(): number {
  return Date.now() - lastClosed < skipDelay ? 0 : openDelay
}

/** Explains a control on hover and focus, and on a tap, which has no hover. */
export const Tooltip = ({ note, opensOnClick, children }: TooltipProps) => {
  const [isOpen, setOpen] = useState(false)
  const [delay, setDelay] = useState(openDelay)
  function change(open: boolean) {
    if (!open) lastClosed = Date.now()
    setOpen(open)
  }
  function toggle(event: MouseEvent) {
    // Radix closes on a click: a tap would never show anything.
    event.preventDefault()
    change(!isOpen)
  }
  return (
    <Provider>
      <Root open={isOpen} onOpenChange={change} delayDuration={delay}>
        <Trigger asChild onClick={opensOnClick ? toggle : undefined} onPointerEnter={() => setDelay(delayNow())}>
          {children}
        </Trigger>
        <Portal>
          <Content css={bubble} sideOffset={8} collisionPadding={16}>
            {note}
          </Content>
        </Portal>
      </Root>
    </Provider>
  )
}
