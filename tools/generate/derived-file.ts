/**
 * A tracked file that code computes from others: its path from the root of the project, and the function that makes it.
 */
export type DerivedFile = { file: string; make: () => Promise<Buffer | string> | Buffer | string }
