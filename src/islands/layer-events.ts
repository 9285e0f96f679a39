/** Something that lies open over the page: the menu, the list of languages, the policy dialog. */
export type Layer = { hidePopover: () => void }

declare global {
  interface WindowEventMap {
    'layer-opened': CustomEvent<Layer>
    'layer-closed': CustomEvent<Layer>
  }
}

/** An island tells the start script of a layer, so that Back closes it (src/islands/start/back.ts). */
export const dispatchLayerEvent = (event: 'layer-opened' | 'layer-closed', layer: Layer): void => {
  window.dispatchEvent(new CustomEvent(event, { detail: layer }))
}
