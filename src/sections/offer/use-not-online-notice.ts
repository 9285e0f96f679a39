import { useTranslation } from 'react-i18next'
import { notify } from '../../notifications/notify'
import { useSite } from '../../site/site-context'

/** What a button says whose document or calendar is not online yet: it points to the contact page (R-PAGE-13). */
export function useNotOnlineNotice(): () => void {
  const { t } = useTranslation()
  const { contactPath } = useSite()
  return () =>
    notify('notices', {
      kind: 'info',
      title: t('notices.notOnline.title'),
      text: t('notices.notOnline.text'),
      link: { label: t('notices.notOnline.link'), href: contactPath },
    })
}
