import { createContext, useContext } from 'react'

/** Whether the first screen of a page that the app opens is painted. What stands in no such page need not wait. */
export const Painted = createContext(true)

/** Whether what can follow the first screen may come: files that the browser reads before it paints. */
export const useIsPainted = () => useContext(Painted)
