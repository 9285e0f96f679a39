import { Toaster } from './toaster'

/** Both layers of toasts. */
export const Toasters = () => (
  <>
    <Toaster layer="notices" />
    <Toaster layer="results" />
  </>
)
