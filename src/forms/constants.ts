/** Rows of the general form's message (specification, section 9). */
export const contactMessageRows = 6
/** Rows of the lead form's message (section 9). */
export const leadMessageRows = 4
/** A request without an answer after this many ms counts as a network failure. */
export const requestTimeout = 15_000
