import type { AnchorHTMLAttributes } from 'react'

/** Stands in for `gatsby` in component tests: no router, no data layer. */
type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }

export const Link = ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />

export const navigate = jest.fn()

/** Queries run at build; a component's test passes what they would have found. */
export const graphql = () => undefined
