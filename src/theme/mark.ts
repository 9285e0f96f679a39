/** The mark: two contour lines of a summit, stroked, in a view box of 34 × 34. Their gap stays open at 16 px. */
export const markPath =
  'M1.7 27.5c7-1 7.5-9 9.8-14.5 1.5-3.7 3-5.5 5.5-5.5s4 1.8 5.5 5.5c2.3 5.5 2.8 13.5 9.8 14.5M11.4 27.5c2.6-1.6 2.9-5 3.9-7.2.5-1 1-1.6 1.7-1.6s1.2.6 1.7 1.6c1 2.2 1.3 5.6 3.9 7.2'

/** Where the mark stands as a picture for systems, made by gatsby-plugin-manifest. */
export const iconPath = (size: 48 | 180 | 192 | 512) => `/icons/icon-${size}.png`
