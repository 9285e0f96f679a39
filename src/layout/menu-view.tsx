import { css } from '@emotion/react'
import { useEffect, useState } from 'react'

import { useSite } from '../site/site-context'
import { wide } from '../theme/tokens'

const picture = css({
  display: 'none',
  position: 'absolute',
  right: 0,
  bottom: 0,
  zIndex: -1,
  height: '100%',
  maxWidth: '76%',
  aspectRatio: '1170 / 500',
  background: 'var(--contour)',
  pointerEvents: 'none',
  maskImage: 'var(--view), linear-gradient(90deg, transparent 2%, #000 34%)',
  maskPosition: 'right bottom',
  maskRepeat: 'no-repeat',
  maskSize: 'contain, 100% 100%',
  maskMode: 'luminance, alpha',
  maskComposite: 'intersect',
  // A browser without these masks would show a rectangle.
  '@supports (mask-mode: luminance)': { [wide]: { display: 'block' } },
})

type Navigation = ReturnType<typeof useSite>['navigation']

const linksOf = ({ home, groups, contact, more }: Navigation) =>
  [home, ...groups.flatMap(({ pages }) => pages), contact, ...more].filter((link) => link !== null)

type Link = ReturnType<typeof linksOf>[number]

const viewOf = (link: Link | undefined) => ({ '--view': `url(${link?.terrain?.view})` })

const ofPage = (links: readonly Link[], path: string) =>
  css(viewOf(links.find((link) => link.path === path) ?? links[0]))

const ofTouchedLink = (links: readonly Link[]) =>
  css(
    Object.fromEntries(
      links.map((link) => [`nav:has([href="${link.path}"]:is(:hover, :focus-visible)) &`, viewOf(link)]),
    ),
  )

/** True from the first time that the menu is open while the app runs. */
function useOnceOpen(): boolean {
  const [isOnceOpen, setOnceOpen] = useState(false)
  useEffect(() => {
    const menu = document.getElementById('menu')
    const onToggle = () => setOnceOpen(true)
    if (menu?.matches(':popover-open')) onToggle()
    menu?.addEventListener('toggle', onToggle)
    return () => menu?.removeEventListener('toggle', onToggle)
  }, [])
  return isOnceOpen
}

/**
 * The ground of the open page as one sees it, low from the south; of another while the pointer or the keyboard is on its
 * link. Only who opens the menu has it: no page comes with the rules for all others.
 */
export const MenuView = () => {
  const { navigation, path } = useSite()
  const isOnceOpen = useOnceOpen()
  const links = linksOf(navigation)
  return isOnceOpen && <div css={[picture, ofPage(links, path), ofTouchedLink(links)]} data-view aria-hidden="true" />
}
