/** After this many ms without an answer nobody can say any more whether the request arrived. */
export const requestTimeout = 15_000
/** Browsers let requests of up to 64 kB outlive their page; a little of it belongs to other requests. */
export const keepaliveLimit = 60_000
/** Name of the field for robots: none of the payload's, and none that a password manager or an autofill fills. */
export const trapName = 'subject'
/** Name under which the checkbox of consent is kept, reported and drawn (R-FORM-1). */
export const consentName = 'privacyAccepted'
