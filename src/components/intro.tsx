import { useTranslation } from 'react-i18next'

type IntroProps = { text: string | null | undefined; isExample: boolean }

/** The introduction of a section. After it an example says that it is one (R-PAGE-14). */
export const Intro = ({ text, isExample }: IntroProps) => {
  const { t } = useTranslation()
  if (!text && !isExample) return null
  return (
    <p>
      {text} {isExample && <b>{t('inventedNumbers')}</b>}
    </p>
  )
}
