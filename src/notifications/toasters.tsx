import { Toaster } from './toaster'

/** Both layers. They stand outside the app's root, so that an open dialog does not silence them. */
export const Toasters = () => (
  <>
    <Toaster layer="notices" />
    <Toaster layer="results" />
  </>
)
