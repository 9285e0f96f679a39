import { type ComponentType, createContext } from 'react'

export type HeroPictureProps = { image: NonNullable<Queries.HeroSectionFragment['image']> }

/** The component that draws a hero's picture. Only the template of illustrated pages brings it, and its weight. */
export const HeroPictureContext = createContext<ComponentType<HeroPictureProps> | undefined>(undefined)
