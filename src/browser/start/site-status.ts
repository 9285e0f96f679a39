import { limits } from '../../contract/constants'

/** The status with which this site answers for an address; 504, as a gateway would say, where no answer comes in time. */
export const statusOf = (address: string): Promise<number> =>
  fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(limits.check) }).then(
    ({ status }) => status,
    () => 504,
  )

/** Whether a reload would end in a page of this site. `navigator.onLine` proves nothing: the line may lead nowhere. */
export const isSiteThere = async (): Promise<boolean> => (await statusOf(location.href)) < 500
