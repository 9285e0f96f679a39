import { withAttribute } from '../../contract/attributes'
import { logLost } from './load-code'

/** A not-found page logs the missing path (R-ERROR-1) and loads code of its own. */
export function openNotFound(): void {
  if (!document.querySelector(withAttribute('not-found'))) return
  console.error(`404: ${location.pathname}`)
  // No limit: links that become better late harm nothing.
  import('../not-found/index').then(({ handleNotFound }) => handleNotFound()).catch(logLost)
}
