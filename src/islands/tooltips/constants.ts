/** How long a pointer rests on a button until its tooltip opens, in ms (R-TOAST-4). */
export const openDelay = 700
/** Within this time after a tooltip, a further one opens at once, in ms (R-TOAST-4). */
export const skipDelay = 300
