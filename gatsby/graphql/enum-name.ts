/**
 * Name of a choice in GraphQL, which knows no hyphen. Components receive this name; data files keep the hyphen.
 * @example enumName('shopping-cart') // 'shopping_cart'
 */
export function enumName(value: string): string {
  const name = value.replaceAll('-', '_')
  if (!/^[_A-Za-z]\w*$/.test(name)) throw new Error(`"${value}" cannot be a choice: GraphQL wants letters first.`)
  return name
}
