import type { Toast } from 'react-hot-toast/headless'

import { Glyph } from '../../components/glyph'
import { text } from '../texts'
import { noticeOf } from './show-toast'
import { useSwipe } from './use-swipe'

type ToastCardProps = { toast: Toast; swipe: number; onDismiss: () => void }

/** One toast: what happened, perhaps a link, and a button that closes it. */
export const ToastCard = ({ toast, swipe, onDismiss }: ToastCardProps) => {
  const { offset, handlers } = useSwipe(swipe, onDismiss)
  const notice = noticeOf(toast.id)
  if (!notice) return null
  return (
    <div
      className="toast"
      style={{ transform: `translateX(${offset}px)` }}
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
        className="toast-close"
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
