import type { FormText } from '../forms/form-dom'
import type { PolicyText } from './policy-dialog/policy-texts'
import type { ToastText } from './toasts/toast-texts'

export type IslandText = FormText | PolicyText | ToastText

/**
 * A phrase for an island. The page carries it in a hidden element (island-texts.tsx), so that a browser that translates
 * the page translates it too.
 * @param key of the phrase in locales/
 * @returns the phrase; the key itself where the page has none (R-ROUTE-6)
 */
export const text = (key: IslandText): string => document.querySelector(`[data-text="${key}"]`)?.textContent ?? key
