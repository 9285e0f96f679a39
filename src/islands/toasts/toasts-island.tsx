import { createIsland } from '../island-root'
import { Toaster } from './toaster'

export { showToast } from './show-toast'

const container = document.querySelector<HTMLElement>('[data-toasts]')

if (container)
  createIsland(container).render(
    <>
      <Toaster name="notices" />
      <Toaster name="results" />
    </>,
  )
