/** Time between pointing at something and its tooltip, in ms (specification, section 9). */
export const openDelay = 700
/** Time in which a further tooltip opens at once, in ms (section 9). */
export const skipDelay = 300
