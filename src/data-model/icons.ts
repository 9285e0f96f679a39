/** Names a data file may use for an icon; `components/icon.tsx` maps each to its drawing. */
export const iconNames = [
  'app-window', 'arrow-left-right', 'badge-check', 'bell', 'blocks', 'boxes', 'calendar', 'camera', 'chart', 'clock',
  'compass', 'credit-card', 'database', 'euro', 'eye', 'file-text', 'filter', 'gauge', 'gem', 'globe', 'graduation-cap',
  'handshake', 'key', 'languages', 'layers', 'life-buoy', 'link', 'mail', 'map-pin', 'megaphone', 'message', 'package',
  'palette', 'pen', 'percent', 'phone', 'pill', 'plug', 'receipt', 'refresh', 'scale', 'search', 'server', 'share',
  'shield', 'shopping-cart', 'sliders', 'smartphone', 'sprout', 'store', 'tag', 'target', 'truck', 'users', 'warehouse',
  'workflow', 'wrench',
] as const

export type IconName = (typeof iconNames)[number]
