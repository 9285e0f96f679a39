import { navigationFile } from '../../src/data-model/navigation'

/** data/navigation.json. The file may leave fields out: the model gives their defaults. */
export const navigationResolvers = {
  groups: { resolve: (node: { groups: unknown }) => navigationFile.shape.groups.parse(node.groups) },
}
