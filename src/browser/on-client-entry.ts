/** Before the app starts. The pages of a build carry the start script themselves. */
export function onClientEntry(): void {
  if (process.env.NODE_ENV !== 'production') void import('../start')
}
