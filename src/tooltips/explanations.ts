import { type ButtonHTMLAttributes, type ComponentType, type Ref, useSyncExternalStore } from 'react'

/** What the library puts on a button: its handlers, its state, its reference. */
export type TriggerProps = ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }

/** A button that somebody points at or has reached, and what is to be said of it. */
export type Explanation = {
  id: number
  note: string
  opensOnClick: boolean
  /** What asked for it, before the library was there to see. */
  start: 'hover' | 'focus' | 'click'
  /** Hands the library's props to the button. */
  hand: (props: TriggerProps) => void
}

let buttons = 0

/** Tells one button from another. */
export const newId = (): number => ++buttons

type State = { Tooltips: ComponentType | undefined; explanations: readonly Explanation[] }

const nothing: State = { Tooltips: undefined, explanations: [] }
let state = nothing
const listeners = new Set<() => void>()

function change(next: Partial<State>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

const without = (id: number) => state.explanations.filter((explanation) => explanation.id !== id)

/** Adds what is to be said of a button, unless the library already watches it. False while their code is missing. */
export function addExplanation(explanation: Explanation): boolean {
  const others = without(explanation.id)
  if (!state.Tooltips || others.length === state.explanations.length) change({ explanations: [...others, explanation] })
  return state.Tooltips !== undefined
}

/** Their code is here. */
export const showWith = (Tooltips: ComponentType): void => change({ Tooltips })

/** A button has gone. */
export function forget(id: number): void {
  const others = without(id)
  if (others.length < state.explanations.length) change({ explanations: others })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is explained now, and the code for it once it is here. */
export function useExplanations(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => nothing,
  )
}
