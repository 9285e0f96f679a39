type Target = { page?: string | undefined; anchor?: string | undefined; interest?: string | undefined }

/**
 * Address of a link, given the paths of the pages in its language.
 * @example linkAddress({ page: 'contact', interest: 'ecommerce-zero' }, italian) // '/it/contatti?interest=ecommerce-zero'
 * @example linkAddress({ anchor: 'contact' }, italian) // '#contact'
 */
export function linkAddress(
  { page, anchor, interest }: Target,
  { paths }: { paths: ReadonlyMap<string, string> },
): string {
  const path = page === undefined ? '' : (paths.get(page) ?? '')
  const search = interest === undefined ? '' : `?interest=${interest}`
  const hash = anchor === undefined ? '' : `#${anchor}`
  return `${path}${search}${hash}`
}
