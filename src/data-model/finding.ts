/** A mistake that a check finds, and the way to its place. */
export type Finding = { path: PropertyKey[]; message: string }
