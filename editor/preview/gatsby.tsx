/** Stands in for `gatsby` in the preview: no router, no data layer. */
import type { AnchorHTMLAttributes } from 'react'

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }

export const Link = ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />

export const navigate = () => undefined

export const withPrefix = (path: string) => path

const asked: string[] = []

/** Queries run at build. What they ask for is kept: fragments give some fields another name. */
export const graphql = (query: TemplateStringsArray) => asked.push(query.join(''))

/** The fields that a type's fragment renames: what components call them, and what the model calls them. */
export const renamedFields = (typeName: string): [alias: string, field: string][] =>
  asked
    .filter((query) => query.includes(` on ${typeName} `))
    .flatMap((query) => [...query.matchAll(/(\w+): (\w+)\s/g)])
    .map(([, alias = '', field = '']) => [alias, field])
