/** A tracked file that is computed from others: its path from the root of the project, and how its content is made. */
export type DerivedFile = { file: string; make: () => Promise<Buffer | string> | Buffer | string }
