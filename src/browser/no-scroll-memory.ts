/**
 * Stands in for gatsby-react-router-scroll in the browser's bundle: it remembers where each page was scrolled to, and
 * every navigation of ours scrolls to the top (R-SCROLL-1).
 */
import type { ReactNode } from 'react'

export const ScrollContext = ({ children }: { children: ReactNode }) => children

export const useScrollRestoration = () => undefined
