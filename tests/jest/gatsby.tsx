import type { AnchorHTMLAttributes } from 'react'

/** Replaces `gatsby` in tests of components: no router, no data layer. */
type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }

export const Link = ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />

export const navigate = jest.fn()

/** Queries run at build. The test of a component passes their results. */
export const graphql = () => undefined
