import { css } from '@emotion/react'

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

/** The terrain of the page that is open; of another while the pointer or the keyboard is on its link. */
function followsLinks(navigation: Navigation, path: string) {
  const links = linksOf(navigation)
  const here = links.find((link) => link.path === path) ?? links[0]
  return css({
    '--view': `url(${here?.terrain?.view})`,
    ...Object.fromEntries(
      links.map((link) => [
        `nav:has([href="${link.path}"]:is(:hover, :focus-visible)) &`,
        { '--view': `url(${link.terrain?.view})` },
      ]),
    ),
  })
}

/** The ground of a page as one sees it, low from the south. Nothing is fetched before the menu opens. */
export const MenuView = () => {
  const { navigation, path } = useSite()
  return <div css={[picture, followsLinks(navigation, path)]} data-view aria-hidden="true" />
}
