import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useSite } from '../components/site-context'
import { usePhrases } from '../i18n/use-phrases'

type PageLinkProps = { page: Queries.PageLinkFragment; className?: string; children?: ReactNode }

// The menu shows one of them (menu-overlay.tsx).
const saying = css({ display: 'none' })

/** The sentence that names a page's land. It is text, which a browser translates; screen readers have the names of the pages. */
export const Saying = ({ of: page }: { of: Queries.PageLinkFragment }) =>
  page.terrain.saying && (
    <span css={saying} data-saying aria-hidden="true">
      {page.terrain.saying}
    </span>
  )

/** A link of the menu to a page. It marks the open page, and shows the page's terrain while the pointer is on it. */
export const PageLink = ({ page, className, children }: PageLinkProps) => {
  const { t } = usePhrases()
  const { path } = useSite()
  return (
    <>
      <a
        href={page.path}
        className={className}
        aria-current={page.path === path ? 'page' : undefined}
        data-land={page.terrain.art.publicURL}
      >
        {children ?? t(`navigation.pages.${page.pageId}`)}
      </a>
      <Saying of={page} />
    </>
  )
}
