/**
 * Stands in for react-i18next in the browser's bundle: a page's language and texts never change while it is open, so a
 * context that hands the instance on is all that is needed there.
 */
import {
  cloneElement,
  createContext,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react'

import type { Translate } from './i18next'

type Instance = { t: Translate }

const I18nContext = createContext<Instance>({ t: (key) => key })

type ProviderProps = { i18n: Instance; children: ReactNode }

export const I18nextProvider = ({ i18n, children }: ProviderProps) =>
  createElement(I18nContext.Provider, { value: i18n }, children)

export function useTranslation() {
  const i18n = useContext(I18nContext)
  return { t: i18n.t, i18n }
}

type TransProps = { t: Translate; i18nKey: string; components: Readonly<Record<string, ReactElement>> }

/** A phrase with elements in it: `<policy>Privacy Policy</policy>` becomes the component of that name. */
export const Trans = ({ t, i18nKey, components }: TransProps) => {
  // Text, name, inner text, text, …
  const parts = t(i18nKey).split(/<(\w+)>(.*?)<\/\1>/)
  const nodes = parts.flatMap((part, index): ReactNode[] => {
    if (index % 3 === 0) return [part]
    const component = index % 3 === 1 ? components[part] : undefined
    return component ? [cloneElement(component, undefined, parts[index + 1])] : []
  })
  return createElement(Fragment, null, ...nodes)
}
