import { Global } from '@emotion/react'

import { boundaryStyles } from './boundary-styles'
import { policyDialogStyles } from './policy-dialog/policy-dialog-styles'
import { toastStyles } from './toasts/toast-styles'
import { tooltipStyles } from './tooltips/tooltip-styles'

/**
 * The styles of what islands render in the browser. Every page has them: no style is made in the browser, where the
 * content policy would refuse it.
 */
export const IslandStyles = () => <Global styles={[boundaryStyles, policyDialogStyles, toastStyles, tooltipStyles]} />
