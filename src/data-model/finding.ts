/** A mistake inside one section. `field` starts at the section, for example `items[1].height`. */
export type Finding = { field: string; message: string }
