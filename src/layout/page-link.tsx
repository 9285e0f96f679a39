import type { ReactNode } from 'react'
import { useSite } from '../components/site-context'
import { usePhrases } from '../i18n/use-phrases'

type PageLinkProps = { page: Queries.PageLinkFragment; className?: string; children?: ReactNode }

/** A link of the menu to a page. It marks the open page. */
export const PageLink = ({ page, className, children }: PageLinkProps) => {
  const { t } = usePhrases()
  const { path } = useSite()
  return (
    <a href={page.path} className={className} aria-current={page.path === path ? 'page' : undefined}>
      {children ?? t(`navigation.pages.${page.pageId}`)}
    </a>
  )
}
