import { css } from '@emotion/react'
import type { Toast } from 'react-hot-toast/headless'

import { Glyph } from '../../components/glyph'
import { color } from '../../theme/colors'
import { dark, easing, forcedColors } from '../../theme/tokens'
import { text } from '../texts'
import { removeDelay } from './layers'
import { noticeOf } from './show-toast'
import { useSwipe } from './use-swipe'

const card = css({
  display: 'grid',
  gridTemplateColumns: '10px 1fr auto',
  gap: 14,
  padding: '16px 10px 16px 20px',
  borderRadius: 14,
  background: color.ink,
  color: color.chalk,
  boxShadow: '0 18px 50px #0004',
  touchAction: 'pan-y',
  transition: `opacity ${removeDelay}ms ${easing}, transform ${removeDelay}ms ${easing}`,
  animation: `toast-in ${removeDelay}ms ${easing}`,
  '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(12px)' } },
  '&[data-leaving="true"]': { opacity: 0 },
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    marginTop: '0.5em',
    borderRadius: '50%',
    background: color.lemon,
  },
  '&[data-kind="error"]::before': { background: color.ember },
  '& strong': { display: 'block', fontWeight: 640 },
  '& p': { fontSize: '1rem', lineHeight: 1.45 },
  '& a': { display: 'inline-block', paddingBlock: 8, fontWeight: 640 },
  '--focus': color.shallow,
  [dark]: {
    background: color.chalk,
    color: color.ink,
    '--focus': color.ionian,
    '&[data-kind="error"]::before': { background: color.lava },
    '&::before': { background: color.ionian },
  },
  [forcedColors]: { border: '1px solid CanvasText' },
})

const close = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBlock: -8,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
})

type ToastCardProps = { toast: Toast; swipe: number; onDismiss: () => void }

/** One toast: what happened, perhaps a link, and a button that closes it. */
export const ToastCard = ({ toast, swipe, onDismiss }: ToastCardProps) => {
  const { offset, handlers } = useSwipe(swipe, onDismiss)
  const notice = noticeOf(toast.id)
  if (!notice) return null
  return (
    <div
      css={[card, css({ transform: `translateX(${offset}px)` })]}
      data-toast
      data-kind={notice.kind}
      data-leaving={!toast.visible}
      tabIndex={-1}
      {...handlers}
    >
      <p>
        <strong>{notice.title}</strong> {notice.text}
        {notice.link && (
          <>
            <br />
            <a href={notice.link.href}>{notice.link.label}</a>
          </>
        )}
      </p>
      <button
        type="button"
        css={close}
        onClick={onDismiss}
        aria-label={text('notices.close')}
        title={text('notices.close')}
        data-note="hover"
      >
        <Glyph of="cross" size={18} />
      </button>
    </div>
  )
}
