import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import { messageId } from './messages'
import type { Problem } from './validate'

const message = css({ marginTop: 8, color: 'var(--danger)', fontSize: '0.97rem', fontWeight: 600 })

type FieldMessageProps = { formId: string; field: string; problem: Problem; children: ReactNode }

/** The message for one thing that can be wrong with a field. It is hidden until it is (messages.ts). */
export const FieldMessage = ({ formId, field, problem, children }: FieldMessageProps) => (
  <p id={messageId(formId, field, problem)} css={message} data-message-of={field} hidden>
    {children}
  </p>
)
