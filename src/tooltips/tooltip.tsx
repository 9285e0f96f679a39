import { css } from '@emotion/react'
import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import type { PointerEvent, ReactElement } from 'react'

import { color } from '../theme/colors'
import { dark, duration, easing, forcedColors, layer } from '../theme/tokens'

export type TooltipProps = {
  note: string
  isOpen: boolean
  /** The pointer has reached the note itself, which must stay then. */
  onStay: () => void
  onClose: () => void
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

/** When to open is the trigger's: it counts from before this code was there. */
const leaveOpeningToTrigger = (event: PointerEvent) => event.preventDefault()

/** The note of a control, beside it: placed, layered and dismissed by Radix. */
export const Tooltip = ({ note, isOpen, onStay, onClose, children }: TooltipProps) => (
  <Provider>
    <Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Trigger asChild onPointerMove={leaveOpeningToTrigger}>
        {children}
      </Trigger>
      <Portal>
        <Content css={bubble} sideOffset={8} collisionPadding={16} onPointerEnter={onStay} onPointerLeave={onClose}>
          {note}
        </Content>
      </Portal>
    </Root>
  </Provider>
)
