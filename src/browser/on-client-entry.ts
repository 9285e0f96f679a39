import { noteFollowedLinks, restoreFullAddress } from './full-address'

/** Before the app starts. */
export function onClientEntry(): void {
  restoreFullAddress()
  noteFollowedLinks()
  // The pages of a build carry the start script themselves.
  if (process.env.NODE_ENV !== 'production') void import('../start')
}
